"""Distances over the globe between places given by latitude and longitude."""

from __future__ import annotations

import math

EARTH_RADIUS_KM = 6371.0088
"""Mean radius R1 of the IUGG."""


def great_circle_km(latitude_a: float, longitude_a: float, latitude_z: float, longitude_z: float) -> float:
    """The shortest way over the sphere, in km; degrees in, NaN where a coordinate is unknown (haversine formula)."""
    lat_a, lon_a, lat_z, lon_z = map(math.radians, (latitude_a, longitude_a, latitude_z, longitude_z))
    h = (
        math.sin((lat_z - lat_a) / 2) ** 2
        + math.cos(lat_a) * math.cos(lat_z) * math.sin((lon_z - lon_a) / 2) ** 2
    )
    return 2 * EARTH_RADIUS_KM * math.asin(min(1.0, math.sqrt(h))) if not math.isnan(h) else math.nan
