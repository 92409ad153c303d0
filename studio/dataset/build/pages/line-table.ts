import * as block from "../blocks";
import { finishKind, isFrameless, type Style, samplePrice, styles } from "../styles";

const doors: Readonly<Record<string, string>> = {
  raised: "Raised panel",
  raised_d: "Raised panel",
  raised_c: "Raised panel",
  recessed: "Recessed panel",
  recbevel: "Recessed panel",
  shaker: "Shaker",
  shaker_e: "Shaker",
  wide: "Wide shaker",
  slim: "Slim shaker",
  ogee: "Molded frame",
};

const finishes = {
  woodGrain: "Wood grain",
  matte: "Matte",
  gloss: "Gloss",
  stain: "Stain",
  paintedSlab: "Paint",
  paintedFrame: "Paint",
} as const satisfies Record<ReturnType<typeof finishKind>, string>;

const doorOf = ({ construction }: Style): string => doors[construction] ?? "Slab";
const sampleOf = (style: Style): string => (samplePrice(style) > 0 ? "$12.50" : "Free");

/** What of a line: 'Paint or stain' where its colors differ. */
const either = (line: readonly Style[], of: (style: Style) => string): string =>
  [...new Set(line.map(of))].map((word, index) => (index > 0 ? word.toLowerCase() : word)).join(" or ");

/** Every line of both makers, to be sorted by what matters to whoever looks. */
export const lineTable = block.dataTable("lines", {
  title: "All sixteen lines side by side",
  description: "Press a heading to sort by it. Delivery of samples is on top, also of the free ones.",
  columns: ["Line", "Maker", "Door", "Box", "Finish", "Colors", "Sample"],
  rows: [...new Set(styles.map(({ line }) => line))].sort().map((name) => {
    const line = styles.filter((style) => style.line === name);
    const box = either(line, (style) => (isFrameless(style) ? "Frameless" : "Framed"));
    const makers = either(line, ({ brand }) => brand);
    const finish = either(line, (style) => finishes[finishKind(style)]);
    return [name, makers, either(line, doorOf), box, finish, String(line.length), either(line, sampleOf)];
  }),
  isSortable: true,
});
