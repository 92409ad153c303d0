import { typed } from "../stored";
import { sizes } from "./questions";

type Range = readonly [number, number];
const none: Range = [0, 0];

const row = (field: string, option: string, dependent: string, price: Range, labor: Range) => ({
  field,
  option,
  ...(dependent && { dependent }),
  price: { min: price[0], max: price[1] },
  labor: { min: labor[0], max: labor[1] },
});

/** How much more of everything a larger kitchen takes. */
const much = { small: 1, medium: 1.65, large: 2.5, grand: 3.4 } as const;

const times = ([min, max]: Range, factor: number): Range => [
  Math.round((min * factor) / 5) * 5,
  Math.round((max * factor) / 5) * 5,
];

/** One line for each size of kitchen. */
const bySize = (field: string, option: string, price: Range, labor: Range) =>
  sizes.map((size) => row(field, option, size, times(price, much[size]), times(labor, much[size])));

const doors: readonly (readonly [string, Range])[] = [
  ["shaker", [3150, 4200]],
  ["essex", [3480, 4650]],
  ["trenton", [3720, 4980]],
  ["oxford", [3900, 5300]],
  ["yarmouth", [4150, 5600]],
  ["torino", [3350, 4700]],
];
const assembly: Range = [240, 360];

/** An island costs as its doors do. */
const islands = doors.flatMap(([door, [min, max]]) => [
  row("island", "none", door, none, none),
  row("island", "small", door, times([min, max], 0.42), [90, 140]),
  row("island", "large", door, times([min, max], 0.78), [150, 230]),
]);

const rows = [
  ...doors.flatMap(([door, price]) => bySize("door", door, price, assembly)),
  ...bySize("box", "standard", none, none),
  ...bySize("box", "plywood", [520, 690], none),
  ...islands,
  ...bySize("counter", "none", none, none),
  ...bySize("counter", "laminate", [640, 980], [220, 340]),
  ...bySize("counter", "butcher-block", [1250, 1850], [280, 420]),
  ...bySize("counter", "quartz", [2100, 3400], [460, 720]),
  row("edge", "eased", "", none, none),
  row("edge", "beveled", "", [149.5, 219.5], none),
  row("edge", "mitered", "", [420, 640], none),
  row("extras", "trash", "", [129, 189], [35, 50]),
  row("extras", "pantry", "", [680, 940], [90, 130]),
  row("extras", "corner", "", [245, 360], [60, 85]),
  row("extras", "glass", "", [210.75, 290.25], [0, 0]),
  row("extras", "lights", "", [320, 480], [140, 220]),
  row("extras", "crown", "", [390, 560], [180, 260]),
  ...bySize("fitting", "self", none, none),
  ...bySize("fitting", "fitter", none, [1450, 2100]),
  ...bySize("tear_out", "on", none, [480, 760]),
];

export const priceRows = typed("priceRow", rows);
