import sharp from "sharp";
import { maxImagePixels } from "./max-image-pixels";

const quality = 95;

/**
 * Removes metadata (for example the location of a photo) and trailing bytes, because visitors can download the
 * original. Returns the bytes unchanged when there is nothing to remove, for animations, and for unreadable images.
 */
export async function stripImageMetadata(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: "error" });
    const { format, pages = 1, exif, xmp, iptc } = await picture.metadata();
    const isClean = !exif && !xmp && !iptc && endsProperly(format, bytes);
    if (isClean || pages > 1) return bytes;
    const upright = picture.autoOrient().keepIccProfile();
    if (format === "jpeg") return await upright.jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
    if (format === "png") return await upright.png().toBuffer();
    if (format === "webp") return await upright.webp({ quality }).toBuffer();
    return bytes;
  } catch {
    return bytes;
  }
}

const riffHead = 8;

/** Returns whether the file ends at the image's end marker. */
function endsProperly(format: string | undefined, bytes: Buffer): boolean {
  if (format === "jpeg") return bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]));
  if (format === "png") return bytes.subarray(-8, -4).toString("latin1") === "IEND";
  if (format === "webp") return bytes.readUInt32LE(4) + riffHead === bytes.length;
  return true;
}
