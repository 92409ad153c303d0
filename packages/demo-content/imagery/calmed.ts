import sharp, { type Sharp } from "sharp";
import { smoothPicture } from "./calm";

/** Returns a picture without clouds on plain surfaces, to be resized and encoded. */
export async function smoothImage(source: Sharp): Promise<Sharp> {
  const { data, info } = await source.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = smoothPicture({ width, height, channels: 3, data: Float32Array.from(data) });
  const bytes = Uint8ClampedArray.from(picture.data, (level, at) => level + dither(at));
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** Fixed noise of less than a level prevents bands on plain walls. */
function dither(at: number): number {
  const mixed = Math.sin(at * 12.9898 + 78.233) * 43758.5453;
  return (mixed - Math.floor(mixed) - 0.5) * 1.6;
}
