"""Makes resources/fonts/NotoSansSC-*.otf from Noto Sans CJK:
python packaging/chinese_font.py NotoSansCJK-Regular.ttc NotoSansCJK-Bold.ttc

It holds the 3,755 characters of GB 2312 level 1, those of our own Chinese texts, and the punctuation; the whole font is 20 MB.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "fonts"
FAMILY = "Noto Sans SC Subset"
# Latin stays with Inter; these are wanted in the width and height of Han.
PUNCTUATION = [*range(0x3000, 0x3020), *range(0xFF01, 0xFF5F), *map(ord, "—…‘’“”·×")]


def characters() -> set[int]:
    """The code points to keep."""
    level_one = {
        ord(bytes((high, low)).decode("gb2312"))
        for high in range(0xB0, 0xD8)
        for low in range(0xA1, 0xFF)
        if not (high == 0xD7 and low > 0xF9)
    }
    ours = (ROOT / "resources" / "i18n" / "zh_CN.ts").read_text(encoding="utf-8")
    return level_one | set(map(ord, re.findall(r"[\u3400-\u9fff]", ours))) | set(PUNCTUATION)


def simplified(path: Path) -> TTFont:
    """The font for simplified Chinese out of a collection."""
    for font in TTCollection(path).fonts:
        if font["name"].getDebugName(1) == "Noto Sans CJK SC":
            return font
    raise SystemExit(f"{path}: no Noto Sans CJK SC in it")


def _as_tall_as_latin(font: TTFont) -> None:
    """Lines of both are of one height then, and no label or row has to be taller in Chinese. The glyphs stay within it."""
    latin = TTFont(FOLDER / "Inter-Regular.ttf")
    scale = font["head"].unitsPerEm / latin["head"].unitsPerEm
    up, down = round(latin["hhea"].ascent * scale), round(-latin["hhea"].descent * scale)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = up, -down, 0
    metrics = font["OS/2"]
    metrics.sTypoAscender, metrics.sTypoDescender, metrics.sTypoLineGap = up, -down, 0
    metrics.usWinAscent, metrics.usWinDescent = up, down


def main() -> None:
    """Write a subset of each of the fonts named."""
    for name in sys.argv[1:]:
        font = simplified(Path(name))
        weight = str(font["name"].getDebugName(2))
        options = subset.Options(hinting=False, layout_features=["ccmp"], name_IDs=["*"], notdef_outline=True)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=characters())
        cutter.subset(font)
        full = {1: FAMILY, 4: f"{FAMILY} {weight}", 6: f"{FAMILY.replace(' ', '')}-{weight}", 16: FAMILY}
        for record in font["name"].names:
            if record.nameID in full:
                record.string = full[record.nameID]
        _as_tall_as_latin(font)
        target = FOLDER / f"NotoSansSC-{weight}.otf"
        font.save(target)
        print(f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
