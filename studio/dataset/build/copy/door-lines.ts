/** What all colors of one door construction share: the facts of its specification table and its short points. */
export type DoorLine = {
  readonly door: string;
  readonly frame: string;
  readonly panel: string;
  readonly drawerFront: string;
  readonly edges: string;
  readonly points: readonly [string, string];
  readonly hardware: string;
};

const standard = { drawerFront: "Five-piece on deep drawers, slab on shallow ones" };

const doorLines: Readonly<Record<string, DoorLine>> = {
  recessed: {
    ...standard,
    door: "Mitered frame, flat recessed panel",
    frame: '2½" solid birch, corners mitered and splined',
    panel: "Engineered flat panel, free to move in its groove",
    edges: "Cove on the inside, eased square outside",
    points: ["Corners cut at 45 degrees and splined", "A cove profile that leads the eye to the panel"],
    hardware: "a brass bar pull",
  },
  slab: {
    door: "Full slab, one flat panel",
    frame: "None: one panel edge to edge",
    panel: '¾" medium-density core, sealed on six sides',
    drawerFront: "Slab, aligned with the doors",
    edges: 'Eased 1/16" on all four sides',
    points: ["One flat face, nothing to collect dust", "Narrow, even gaps across the whole run"],
    hardware: "a black bar pull",
  },
  raised: {
    ...standard,
    door: "Cope-and-stick frame, raised center panel",
    frame: '2½" solid maple with ogee sticking',
    panel: "Raised panel with a cove bevel",
    edges: "Ogee on the inside, small bead outside",
    points: ["A raised field that gives the color two tones", "Molded sticking cut in solid maple"],
    hardware: "a round brass knob",
  },
  shaker: {
    ...standard,
    door: "Five-piece shaker, flat recessed panel",
    frame: '2⅜" solid birch, square inside edges',
    panel: 'Flat panel set back ⅜"',
    edges: "Square inside, eased outside",
    points: ["Five pieces with square, honest edges", "A deep recess that draws a clean shadow"],
    hardware: "a brass bar pull",
  },
  recbevel: {
    ...standard,
    door: "Five-piece frame with beveled recess",
    frame: '2½" solid birch, 45-degree inner bevel',
    panel: "Flat panel at the foot of the bevel",
    edges: "Bevel inside, eased outside",
    points: ["A beveled inner edge that wipes clean", "Shaker proportions with a softer line"],
    hardware: "a nickel knob",
  },
  raised_d: {
    ...standard,
    door: "Round-stick frame, sloped raised panel",
    frame: '2⅝" solid maple with a rounded inner edge',
    panel: "Raised panel with a straight slope",
    edges: "Rounded inside, eased outside",
    points: ["A sloped panel without dust-catching curves", "A broad bevel that carries a clean highlight"],
    hardware: "a nickel knob",
  },
  shaker_e: {
    ...standard,
    door: "Wide-frame shaker, flat recessed panel",
    frame: '2⅞" solid maple, square inside edges',
    panel: 'Flat panel set back 7/16"',
    edges: "Square inside, eased outside",
    points: ["The widest frame of all shaker doors we carry", "Proportions that flatter tall pantry doors"],
    hardware: "a black bar pull",
  },
  slim: {
    door: "Slim-frame shaker",
    frame: 'Under 1" wide, tenoned at the corners',
    panel: 'Flat panel set back ¼"',
    drawerFront: "Slim frame on every drawer height",
    edges: "Square inside and out",
    points: ["A frame under an inch wide", "Slim frames on every drawer, shallow ones too"],
    hardware: "a slim black bar pull",
  },
  ogee: {
    ...standard,
    door: "Mitered frame with ogee edge, flat panel",
    frame: '2½" solid birch, mitered, ogee inside',
    panel: "Flat panel below the ogee",
    edges: "Ogee inside, small radius outside",
    points: ["An S-shaped edge on all four sides", "Mitered corners, so the profile runs on unbroken"],
    hardware: "a round brass knob",
  },
  wide: {
    ...standard,
    door: "Shaker with tall rails",
    frame: '2⅜" stiles, 3⅝" top and bottom rails',
    panel: 'Flat panel set back ⅜"',
    edges: "Square inside, eased outside",
    points: ["Top and bottom rails half again as tall", "Calm proportions on stacked drawers"],
    hardware: "a nickel bar pull",
  },
  raised_c: {
    ...standard,
    door: "Mitered frame, stepped raised panel",
    frame: '2¾" solid maple, double bead, mitered',
    panel: "Stepped raised panel",
    edges: "Double bead inside, bead outside",
    points: ["A stepped panel inside a double bead", "Matching crown, light rail and turned legs"],
    hardware: "a bronze knob",
  },
  slab_wood: {
    door: "Frameless slab, wood-grain finish",
    frame: "None: one panel edge to edge",
    panel: '¾" core with matched wood-grain face',
    drawerFront: "Slab, grain running with the doors",
    edges: "Edge-banded to match, 1 mm",
    points: ["Grain that runs up the door without a break", "Edges banded in the same finish"],
    hardware: "a black bar pull",
  },
  slab_matt: {
    door: "Frameless slab, super-matte finish",
    frame: "None: one panel edge to edge",
    panel: '¾" core with a soft-touch matte face',
    drawerFront: "Slab, aligned with the doors",
    edges: "Edge-banded to match, 1 mm",
    points: ["A matte surface that resists fingerprints", "Made for edge pulls or push latches"],
    hardware: "a brass edge pull",
  },
  slab_gloss: {
    door: "Frameless slab, high-gloss finish",
    frame: "None: one panel edge to edge",
    panel: '¾" core with a clear-coated gloss face',
    drawerFront: "Slab, aligned with the doors",
    edges: "Laser-banded, no visible joint",
    points: ["A clear top coat with real depth", "Laser-banded edges without a dark joint line"],
    hardware: "a nickel bar pull",
  },
};

/** What the cabinet behind the door is made of, by how it is built. */
export const boxes = {
  framed: {
    box: '½" plywood sides, top and bottom',
    point: "Plywood boxes behind a hardwood face frame",
    faceFrame: '¾" solid hardwood, 1½" wide',
    overlay: 'Full overlay, 1¼"',
    shelves: '¾" plywood, adjustable, edge-banded',
    assembly: "Ready to assemble (RTA) or assembled in our shop",
  },
  frameless: {
    box: '¾" furniture board, sealed edges',
    point: "Full-access boxes without a face frame",
    faceFrame: "None: frameless, full access",
    overlay: 'Full overlay with ⅛" gaps',
    shelves: '¾" furniture board, adjustable on steel pins',
    assembly: "Delivered assembled, leveled on adjustable legs",
  },
} as const;

export const fittings = {
  drawerBox: '⅝" solid birch, dovetailed at four corners',
  drawerRunners: "Undermount, full extension, soft-close, 75 lb",
  hinges: "Concealed, six-way adjustable, soft-close, 105°",
} as const;

export function lineOf({ construction }: { readonly construction: string }): DoorLine {
  const line = doorLines[construction];
  if (!line) throw new Error(`Construction '${construction}' has no entry in copy/door-lines.ts`);
  return line;
}
