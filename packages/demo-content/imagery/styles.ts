import { readFileSync } from "node:fs";
import { z } from "zod";

const styleShape = z.object({
  code: z.string(),
  brand: z.enum(["JSI Cabinetry", "USCD"]),
  line: z.string(),
  color: z.string(),
  construction: z.string(),
  /** 'paint', 'matte' and the like; woods begin with 'wood'. */
  material: z.string(),
  swatch: z.string().regex(/^#[0-9a-f]{6}$/),
  family: z.string(),
});
export type Style = z.infer<typeof styleShape>;

/** The door styles whose pictures are rendered: one for each color (`scripts/styles.py` writes the file). */
export const styles: readonly Style[] = z
  .array(styleShape)
  .parse(JSON.parse(readFileSync(new URL("styles.json", import.meta.url), "utf8")));

export const isWood = ({ material }: Style) => material.startsWith("wood");
