"""Words as outlines, so that a logo needs no font where it is shown.   python3 outlines.py > outlines.json
Needs python3-fonttools and python3-brotli, and node_modules (Fraunces, SIL Open Font License)."""
import json, os
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../..")
FILES = ROOT + "/node_modules/@fontsource-variable/"
WORDS = [  # name, font file, axes, text, letter spacing in thousandths of an em
    ("wordmark", "fraunces/files/fraunces-latin-full-normal.woff2", dict(wght=480, opsz=72, SOFT=0, WONK=0), "Stile & Rail", 4),
    ("line", "instrument-sans/files/instrument-sans-latin-wght-normal.woff2", dict(wght=520), "KITCHEN CABINETS", 180),
    ("place", "instrument-sans/files/instrument-sans-latin-wght-normal.woff2", dict(wght=520), "SIDNEY, MONTANA", 180),
    *[(f"film-{i}", "fraunces/files/fraunces-latin-full-normal.woff2", dict(wght=420, opsz=36, SOFT=0, WONK=0), text, 0) for i, text in enumerate([
        "Run a bead of glue along the grooves of the floor panel.",
        "Slide the sides on, left and right, until they sit flush.",
        "Drop the back into its slot. It pulls the box square.",
        "Set the face frame on the front edges and clamp it.",
        "Drawer in, door on. Adjust the hinges with a screwdriver.",
        "Screw a leg into each corner of the floor panel.",
        "Stand the cabinet up and lay a level across the sides.",
        "Turn the legs until the bubble rests in the middle.",
        "Clip the plinth to the front legs.",
        "Hang the doors last, when nothing moves any more.",
    ])],
    ("claim", "fraunces/files/fraunces-latin-full-normal.woff2", dict(wght=400, opsz=144, SOFT=0, WONK=0), "A kitchen starts with one good door.", 0),
]


def outline(file, axes, text, spacing):
    font = TTFont(FILES + file)
    known = {axis.axisTag for axis in font["fvar"].axes}
    font = instantiateVariableFont(font, {tag: value for tag, value in axes.items() if tag in known})
    em, glyphs, names = font["head"].unitsPerEm, font.getGlyphSet(), font.getBestCmap()
    pen, x = SVGPathPen(glyphs, ntos=lambda v: f"{round(v, 1):g}"), 0.0
    for character in text:
        glyph = glyphs[names[ord(character)]]
        glyph.draw(TransformPen(pen, (1000 / em, 0, 0, -1000 / em, x, 0)))
        x += glyph.width * 1000 / em + spacing
    return dict(path=pen.getCommands(), width=round(x - spacing, 1))


# Paths in thousandths of an em: baseline at y = 0, growing upwards to negative y.
print(json.dumps({name: outline(*rest) for name, *rest in WORDS}, indent=1))
