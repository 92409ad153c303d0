import type { Sharp } from "sharp";
import { z } from "zod";

/** Sanity's parameters that change an image beyond its size; each is undefined unless it has an effect. */
export type ImageEffects = {
  /** Clockwise, before the image is scaled. */
  readonly orientation?: 90 | 180 | 270;
  readonly flipHorizontal?: true;
  readonly flipVertical?: true;
  /** 1 to 2000. */
  readonly blur?: number;
  /** 1 to 100. */
  readonly sharpen?: number;
  /** -100 (gray) to 100. */
  readonly saturation?: number;
  readonly invert?: true;
  /** In pixels, around the scaled image. */
  readonly padding?: number;
};

const wholeNumberSchema = (min: number, max: number) =>
  z.coerce.number().transform(Math.round).pipe(z.number().min(min).max(max)).optional().catch(undefined);

/** Like Sanity, ignores malformed values. */
export const effectParams = {
  or: z.enum(["90", "180", "270"]).optional().catch(undefined),
  flip: z.enum(["h", "v", "hv", "vh"]).optional().catch(undefined),
  blur: wholeNumberSchema(1, 2_000),
  sharp: wholeNumberSchema(1, 100),
  sat: wholeNumberSchema(-100, 100),
  invert: z.literal("true").optional().catch(undefined),
  pad: wholeNumberSchema(1, 1_000),
};
const effectShape = z.object(effectParams);

const orientations = { "90": 90, "180": 180, "270": 270 } as const;

/** Returns undefined when no parameter has an effect, so that the cache keys of plain images stay the same. */
export function toImageEffects(given: z.infer<typeof effectShape>): ImageEffects | undefined {
  const effects: ImageEffects = {
    ...(given.or ? { orientation: orientations[given.or] } : {}),
    ...(given.flip?.includes("h") ? { flipHorizontal: true } : {}),
    ...(given.flip?.includes("v") ? { flipVertical: true } : {}),
    ...(given.blur ? { blur: given.blur } : {}),
    ...(given.sharp ? { sharpen: given.sharp } : {}),
    ...(given.sat ? { saturation: given.sat } : {}),
    ...(given.invert ? { invert: true } : {}),
    ...(given.pad ? { padding: given.pad } : {}),
  };
  return Object.keys(effects).length > 0 ? effects : undefined;
}

/** Changes the pixels of a scaled image, and pads it. */
export function applyEffects(image: Sharp, effects: ImageEffects, background: string): Sharp {
  const { blur, sharpen, saturation, invert, padding } = effects;
  if (saturation !== undefined) image.modulate({ saturation: 1 + saturation / 100 });
  if (invert) image.negate({ alpha: false });
  // The scales of Sanity are not documented; these look like its results.
  if (blur !== undefined) image.blur(Math.max(0.3, blur / 20));
  if (sharpen !== undefined) image.sharpen({ sigma: 0.5 + sharpen / 50 });
  if (padding !== undefined)
    image.extend({ top: padding, bottom: padding, left: padding, right: padding, background });
  return image;
}
