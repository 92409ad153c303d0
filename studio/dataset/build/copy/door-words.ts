/** How the door of each line is made, in words: by line and, where a line has two doors, by construction. */
const doorWords: Readonly<Record<string, string>> = {
  "Trenton Recessed":
    "The frame is solid birch, mitered at the corners and splined so that the joint stays closed. A cove runs around the inside without a break, and the flat panel behind it moves freely in its groove when the seasons change.",
  Trenton:
    "The earlier Trenton has the mitered, splined birch frame and the inside cove of Trenton Recessed, so doors of both can stand in one kitchen.",
  "Yarmouth Slab":
    "One flat panel, three quarters of an inch thick, sealed on all six sides before it is painted. Nothing holds dust; the eased edges are all your fingertips feel.",
  "Yarmouth Raised":
    "Maple stiles and rails with an ogee edge hold a panel that rises in the middle. It floats in its frame and can swell and shrink without splitting.",
  "Amesbury shaker":
    "Two stiles, two rails and a flat panel set back three eighths of an inch: a five-piece shaker. The edges are square inside and lightly eased outside, which makes for a straight, clean shadow.",
  "Amesbury recbevel":
    "Amesbury's proportions with one change: the inner edge of the frame slopes down to the panel at forty-five degrees.",
  "Upton shaker":
    "A five-piece frame of solid birch around a flat panel, stained by hand. Square edges keep the lines simple and leave the rest to the grain.",
  "Upton recbevel":
    "Upton's birch frame with a forty-five-degree bevel down to the panel. The bevel is cut before the stain goes on, so the color follows it into the corners.",
  Dover:
    "The maple frame is rounded on the inside, and the panel rises in one straight slope instead of a curve. It is a raised panel for people who like fewer lines.",
  Essex:
    "A shaker with the broadest frame we carry: solid maple, two and seven eighths inches wide, around a panel set well back. Deep drawers are built the same way, shallow ones are plain slabs.",
  Shaker:
    "Birch stiles and rails, a little over two inches wide, with square inside edges around a flat panel. Stained and painted doors share the frame, so a wood island matches painted walls line for line.",
  Edgeline:
    "A shaker pared down to its outline: the frame is under an inch wide, tenoned at the corners, around a panel set back a quarter inch. Drawers of every height carry it, too.",
  Oxford:
    "Stiles and rails meet in a miter, and an ogee, an S-shaped curve, runs around the inside without stopping at the corners. The flat panel lies below it.",
  Torrance:
    "A shaker with proportions of its own: stiles of two and three eighths inches, top and bottom rails of three and five eighths. Stacked fronts line up in broad, even bands.",
  Casselberry:
    "A maple frame with a double bead, mitered at the corners, around a panel that rises in steps. Of all the doors we sell it is the most worked and the heaviest.",
  Torino:
    "A slab without a frame: a three-quarter-inch core, a wood-grain face, and edges banded in the same finish. The grain runs upright and is matched from door to drawer along a run.",
  Verona:
    "A slab without a frame: a super-matte face on a three-quarter-inch core, edges banded to match. It is made for edge pulls or push latches and takes any handle you prefer.",
  Palermo:
    "A slab without a frame, its face clear-coated and buffed. The edge band is laser-bonded, so no dark glue line runs around the door.",
};

export function doorWordsOf({
  line,
  construction,
}: {
  readonly line: string;
  readonly construction: string;
}) {
  const words = doorWords[line] ?? doorWords[`${line} ${construction}`];
  if (!words) throw new Error(`Line '${line}' (${construction}) has no entry in copy/door-words.ts`);
  return words;
}
