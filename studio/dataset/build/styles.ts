import { readFileSync } from "node:fs";
import { z } from "zod";
import { slugOf } from "../../../app/kernel/slug";
import type { FinishKind } from "./copy/finishes";

/** The 60 styles of S3 §2.2 as the picture factory knows them: one row per color. */
const rowShape = z.object({
  code: z.string(),
  brand: z.enum(["JSI Cabinetry", "USCD"]),
  line: z.string(),
  color: z.string(),
  construction: z.string(),
  material: z.string(),
  swatch: z.string().regex(/^#[0-9a-f]{6}$/),
  family: z.string(),
});
type Row = z.infer<typeof rowShape>;
export type Style = Row & {
  /** What the paint or stain is called: the color without the door's own name ('White' of 'White Recessed'). */
  readonly finish: string;
  readonly name: string;
  readonly brandSlug: "jsi-cabinetry" | "uscd";
  readonly path: string;
  readonly codeIsOurs: boolean;
};

/** Ruling C57: pages whose codes the specification does not show carry codes of our own. */
const ourCodes = "dvwt dvcs dvln eswt estf esdw esnw trwt trtf yrwt yrdw".split(" ");

const rows = z
  .array(rowShape)
  .parse(JSON.parse(readFileSync(new URL("../imagery/styles.json", import.meta.url), "utf8")));

export const styles: readonly Style[] = rows.map((made) => {
  const row = asSpecified(made);
  const brandSlug = row.brand === "USCD" ? "uscd" : "jsi-cabinetry";
  return {
    ...row,
    family: row.family === "grey" ? "gray" : row.family,
    finish: made.color,
    brandSlug,
    name: `${row.line} ${row.color}`, // ruling C56: the style's name includes its color
    path: `/products/kitchen-cabinets/${brandSlug}/${row.code}`,
    codeIsOurs: ourCodes.includes(row.code),
  };
});

/** S3 §2.2 names the recessed Amesbury and Upton doors as colors of their line ('Amesbury White Recessed'). */
function asSpecified(row: Row): Row {
  const line = row.line.replace(/^(Amesbury|Upton) Recessed$/, "$1");
  return line === row.line ? row : { ...row, line, color: `${row.color} Recessed` };
}

/** Ruling D02: the colors of a style's line at the same brand, its own first. */
export function colorFamily(style: Style): readonly Style[] {
  const sameLine = styles.filter(({ brand, line }) => brand === style.brand && line === style.line);
  return [style, ...sameLine.filter(({ code }) => code !== style.code)];
}

export const styleId = (code: string) => `style-${code}`;
export const finishId = (code: string) => `finish-${code}`;
export const colorValue = (style: Style) => slugOf(style.color);
/** USCD's slab lines in wood, matte and gloss are built without a face frame. */
export const isFrameless = ({ construction }: Style) => construction.startsWith("slab_");
/** Lines whose door is close enough to the shaker of the rendered kitchen; other lines show their color in it, and say so. */
export const hasKitchen = ({ construction }: Style) => ["shaker", "shaker_e", "wide"].includes(construction);
export const isWood = ({ material }: Style) => material.startsWith("wood");

/** Which kind of finish a door has: what shoppers need to know of it follows from that. */
export function finishKind(style: Style): FinishKind {
  if (style.construction === "slab_wood") return "woodGrain";
  if (style.construction === "slab_matt") return "matte";
  if (style.construction === "slab_gloss") return "gloss";
  if (isWood(style)) return "stain";
  return style.construction === "slab" ? "paintedSlab" : "paintedFrame";
}

/** Painted sample doors are free; wood and gloss ones cost the shop more than the post and are $12.50. */
export const samplePrice = ({ material }: Style) =>
  material.startsWith("wood") || material.startsWith("gloss") ? 12.5 : 0;

export function styleByCode(code: string): Style {
  const style = styles.find((each) => each.code === code);
  if (!style) throw new Error(`No style has the code '${code}'`);
  return style;
}
