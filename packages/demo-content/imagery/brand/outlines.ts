import { readFileSync } from "node:fs";
import { z } from "zod";

const outlinesShape = z.record(z.string(), z.object({ path: z.string(), width: z.number() }));
const outlines = outlinesShape.parse(
  JSON.parse(readFileSync(new URL("./outlines.json", import.meta.url), "utf8")),
);

type Placing = { x: number; y: number; size: number; fill: string; anchor?: "start" | "middle" };

/** A word of outlines.json as an SVG path, its baseline at (x, y), `size` pixels to the em. */
export function drawText(name: string, { x, y, size, fill, anchor = "start" }: Placing): string {
  const outline = outlines[name];
  if (!outline) throw new Error(`outlines.json has no '${name}'`);
  const scale = size / 1000;
  const left = anchor === "middle" ? x - (outline.width * scale) / 2 : x;
  return `<path fill="${fill}" transform="translate(${left.toFixed(2)} ${y}) scale(${scale})" d="${outline.path}"/>`;
}

export const getOutlineWidth = (name: string, size: number) => ((outlines[name]?.width ?? 0) * size) / 1000;
