import { readFile, rename, writeFile } from "node:fs/promises";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { err, ok, type Result } from "~/kernel/result";
import { fieldMessages } from "../validation/field.messages";
import type { FieldErrors } from "../validation/parse-form";
import type { IncomingFile } from "./incoming-file";

/** Larger pictures are rejected, because decoding takes four bytes a pixel. */
const pixelLimit = 100_000_000;
const encodingSeconds = 30;
/** The largest picture takes 400 MB while it is decoded, so only one is decoded at a time. */
const oneAtATime = pLimit(1);

const quality = 90;
/** Encoders by file type. The quality is high, because staff judge rooms and damage by these pictures. */
const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  "image/jpeg": (picture) => picture.jpeg({ quality }),
  "image/png": (picture) => picture.png(),
  "image/webp": (picture) => picture.webp({ quality }),
  "image/gif": (picture) => picture.gif(),
  "image/avif": (picture) => picture.avif({ quality: 70 }),
  "image/tiff": (picture) => picture.tiff({ compression: "lzw" }),
};
const heifTypes = ["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"];

export type CleanFiles = (
  files: readonly IncomingFile[],
) => Promise<Result<readonly IncomingFile[], FieldErrors>>;

/**
 * Creates a cleaner for incoming files. Pictures are re-encoded in place: upright, without metadata such as
 * the location, and without trailing bytes. HEIC cannot be decoded here, so it is only cut at its end. Other
 * types stay unchanged. A damaged picture is an error of its field. Each file is cleaned once.
 */
export function createFileCleaner(): CleanFiles {
  const cleaned = new Map<string, Promise<IncomingFile | null>>();
  const clean = (file: IncomingFile) => {
    const cleanedFile = cleaned.get(file.path) ?? oneAtATime(() => cleanFile(file));
    cleaned.set(file.path, cleanedFile);
    return cleanedFile;
  };
  return async (files) => {
    const results = await Promise.all(files.map(async (file) => ({ file, clean: await clean(file) })));
    const damaged = results.find((result) => result.clean === null);
    if (damaged) return err({ [damaged.file.field]: fieldMessages.fileDamaged(damaged.file.name) });
    return ok(results.flatMap((result) => result.clean ?? []));
  };
}

/** Returns null when the picture is damaged. */
async function cleanFile(file: IncomingFile): Promise<IncomingFile | null> {
  const bytes = await cleanBytes(file);
  if (bytes === undefined) return file;
  if (bytes === null) return null;
  const temporaryPath = `${file.path}.clean`;
  await writeFile(temporaryPath, bytes, { mode: 0o600 });
  await rename(temporaryPath, file.path);
  return { ...file, size: bytes.length, receivedSize: file.size };
}

/** Returns the bytes of the clean picture, null for a damaged one, undefined for other file types. */
async function cleanBytes({ path, type }: IncomingFile): Promise<Uint8Array | null | undefined> {
  const encode = Object.hasOwn(encoders, type) ? encoders[type] : undefined;
  if (encode) return reencode(path, encode);
  if (!heifTypes.includes(type)) return undefined;
  const bytes = await readFile(path);
  const length = getLengthByBoxes(bytes);
  return length === null ? null : bytes.subarray(0, length);
}

async function reencode(path: string, encode: (picture: Sharp) => Sharp): Promise<Uint8Array | null> {
  try {
    const picture = sharp(path, { limitInputPixels: pixelLimit, animated: true, failOn: "error" });
    const { pages = 1 } = await picture.metadata();
    // sharp refuses to rotate animations, which are never rotated anyway.
    const oriented = pages > 1 ? picture : picture.autoOrient();
    return await encode(oriented).timeout({ seconds: encodingSeconds }).toBuffer();
  } catch {
    return null;
  }
}

const boxHead = 8;
const longBoxHead = 16;
const topLevelBoxes = [
  "ftyp",
  "styp",
  "meta",
  "mdat",
  "moov",
  "moof",
  "free",
  "skip",
  "wide",
  "uuid",
  "mfra",
];

/** Returns the length of an ISO base media file (HEIC) by its boxes, or null when the last box is cut off. */
export function getLengthByBoxes(bytes: Buffer): number | null {
  let at = 0;
  while (at + boxHead <= bytes.length) {
    if (!topLevelBoxes.includes(bytes.toString("latin1", at + 4, at + boxHead))) break;
    const size = readBoxSize(bytes, at);
    if (size === null || at + size > bytes.length) return null;
    at += size;
  }
  return at > 0 ? at : null;
}

/**
 * Reads the size of a box (ISO/IEC 14496-12). Size 0 means a box to the end of the file, size 1 means eight bytes of
 * size after the type.
 */
function readBoxSize(bytes: Buffer, at: number): number | null {
  const size = bytes.readUInt32BE(at);
  if (size === 0) return bytes.length - at;
  if (size !== 1) return size >= boxHead ? size : null;
  if (at + longBoxHead > bytes.length) return null;
  const long = Number(bytes.readBigUInt64BE(at + boxHead));
  return long >= longBoxHead ? long : null;
}
