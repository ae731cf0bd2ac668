"""The pictures a project keeps, one member each, named by their content."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.io.json_tables import JsonTables, image_member
from fabric_studio.layout.underlay import picture_size
from fabric_studio.model.table import Blobs


def read_images(design: JsonTables, members: Mapping[str, bytes]) -> Blobs:
    """The picture of each underlay, in the order of the text. BadInputError names the line of one that is missing, was
    changed, or is too large to be drawn."""
    rows = design.rows("underlay")
    found = np.empty(len(rows), object)
    for index, row in enumerate(rows):
        data = members.get(row.image)
        if data is None:
            raise design.row_error(
                "underlay", index, tr("picture {image!r:.60} is not in the project", image=row.image)
            )
        if image_member(data) != row.image:
            raise design.row_error(
                "underlay", index, tr("picture {image} is not what it was saved as", image=row.image)
            )
        try:
            picture_size(data)
        except InvariantError as error:
            raise design.row_error(
                "underlay", index, tr("picture {image}: {error}", image=row.image, error=error)
            ) from None
        found[index] = data
    return found
