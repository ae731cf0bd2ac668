"""Makes resources/fonts/NotoSansSC-*.ttf from Noto Sans CJK:
python packaging/chinese_font.py NotoSansCJK-Regular.ttc NotoSansCJK-Bold.ttc

It holds the 3,755 characters of GB 2312 level 1, those of our own Chinese texts, and the punctuation; the whole font is 20 MB.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "fonts"
FAMILY = "Noto Sans SC Subset"
_MOST_OFF = 1.5
"""How far an outline may be from the original, in thousandths of its height."""
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


def _to_quadratic(font: TTFont) -> None:
    """TrueType outlines: those of CFF are drawn with darkened stems, which makes light letters on a dark ground look bold."""
    order, glyphs, outlines = font.getGlyphOrder(), {}, font.getGlyphSet()
    for name in order:
        pen = TTGlyphPen(None)
        outlines[name].draw(Cu2QuPen(pen, _MOST_OFF, reverse_direction=True))
        glyphs[name] = pen.glyph()
    table = font["glyf"] = newTable("glyf")
    table.glyphOrder, table.glyphs = order, glyphs
    font["loca"] = newTable("loca")
    for tag in ("CFF ", "VORG", "DSIG"):
        if tag in font:
            del font[tag]
    table.compile(font)
    widths = font["hmtx"].metrics
    for name in order:
        glyph = table[name]
        widths[name] = (widths[name][0], getattr(glyph, "xMin", 0))
    most = font["maxp"] = newTable("maxp")
    most.tableVersion, most.numGlyphs = 0x00010000, len(order)
    for field in [
        "maxZones",
        "maxTwilightPoints",
        "maxStorage",
        "maxFunctionDefs",
        "maxInstructionDefs",
        "maxStackElements",
        "maxSizeOfInstructions",
        "maxComponentElements",
        "maxPoints",
        "maxContours",
        "maxCompositePoints",
        "maxCompositeContours",
        "maxComponentDepth",
    ]:
        setattr(most, field, 0)
    most.maxZones = 1
    font["post"].formatType = 3.0
    font.sfntVersion = "\000\001\000\000"


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
        _to_quadratic(font)
        target = FOLDER / f"NotoSansSC-{weight}.ttf"
        font.save(target)
        print(f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
