"""Makes the pictures of the README and the user guide again: `make screenshots`, no display needed.

They are taken from the program as it is, on designs of its templates. Files stay small by a palette of 256 colours.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

from fabric_studio.catalog.library import load_library
from fabric_studio.io.project import save_project
from fabric_studio.io.whole_file import write_whole
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.pictures import PICTURES

IMAGES = Path(__file__).resolve().parent / "images"
LARGEST_BYTES = 300_000
DESIGNS = {
    "superpod": ("superpod-h100", {"su": 4}),
    "two-storey": ("two-storey", {"racks": 24}),
}


def small_png(png: bytes) -> bytes:
    """The same picture in 256 colours."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    flat = picture.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    buffer = io.BytesIO()
    flat.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def main() -> int:
    IMAGES.mkdir(exist_ok=True)
    too_large = []
    with tempfile.TemporaryDirectory(prefix="fabric-studio-") as folder:
        projects = {name: Path(folder) / f"{name}.fabric" for name in DESIGNS}
        for name, (template, params) in DESIGNS.items():
            save_project(TEMPLATES[template].build(params, load_library()).snapshot(), projects[name])
        for picture in PICTURES:
            for theme in ("light", "dark"):
                target = IMAGES / f"{picture.name}-{theme}.png"
                data = small_png(picture.take(projects, theme))
                write_whole(target, data)
                sys.stdout.write(f"docs/images/{target.name}: {len(data):,} bytes, {picture.title}\n")
                if len(data) > LARGEST_BYTES:
                    too_large.append(target.name)
    if too_large:
        sys.stderr.write(f"larger than {LARGEST_BYTES:,} bytes: {', '.join(too_large)}\n")
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main())
