"""Makes the pictures of the README and the user guide again: `make screenshots`, no display needed.

They are taken from the program as it is, on designs of its templates. Files stay small by a palette of 256 colours.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from big_pictures import big_pictures
from PIL import Image
from view_pictures import pictures

from fabric_studio.catalog.library import load_library
from fabric_studio.io.project import save_project
from fabric_studio.io.whole_file import write_whole
from fabric_studio.scene.tokens import Mode
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.pictures.demonstration import PICTURES

IMAGES = Path(__file__).resolve().parent / "images"
LARGEST_BYTES = 300_000
THEMES: tuple[Mode, ...] = ("light", "dark")
DESIGNS = {
    "superpod": ("superpod-h100", {"su": 4}),
    "two-storey": ("two-storey", {"racks": 24}),
}


def small_png(png: bytes) -> bytes:
    """The same picture in 256 colours."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    flat = picture.quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    buffer = io.BytesIO()
    flat.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def main(only: str = "") -> int:
    """`only`: a word that the names of the pictures wanted begin with."""
    IMAGES.mkdir(exist_ok=True)
    too_large = []

    def keep(name: str, title: str, png: bytes) -> None:
        target, data = IMAGES / f"{name}.png", small_png(png)
        write_whole(target, data)
        sys.stdout.write(f"docs/images/{target.name}: {len(data):,} bytes, {title}\n")
        if len(data) > LARGEST_BYTES:
            too_large.append(target.name)

    wanted = [picture for picture in PICTURES if picture.name.startswith(only)]
    with tempfile.TemporaryDirectory(prefix="fabric-studio-") as folder:
        projects = {name: Path(folder) / f"{name}.fabric" for name in DESIGNS if wanted}
        for name, project in projects.items():
            template, params = DESIGNS[name]
            save_project(TEMPLATES[template].build(params, load_library()).snapshot(), project)
        for theme in THEMES:
            for picture in wanted:
                keep(f"{picture.name}-{theme}", picture.title, picture.take(projects, theme))
    if "view-".startswith(only[:5]):
        for theme in THEMES:
            for name, title, png in pictures(theme):
                if name.startswith(only):
                    keep(f"{name}-{theme}", title, png)
    if "big-".startswith(only[:4]):
        for theme in THEMES:
            for name, title, png in big_pictures(theme):
                keep(name, title, png)
    if too_large:
        sys.stderr.write(f"larger than {LARGEST_BYTES:,} bytes: {', '.join(too_large)}\n")
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
