import { readFile, rename, writeFile } from "node:fs/promises";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { err, ok, type Result } from "~/kernel/result";
import { fieldMessages } from "../validation/field.messages";
import type { FieldErrors } from "../validation/parse-form";
import type { IncomingFile } from "./incoming-file";

/** Larger pictures are refused: decoding one takes four bytes a pixel. */
const pixelLimit = 100_000_000;
const encodingSeconds = 30;
/** One at a time: the largest picture takes 400 MB while it is decoded. */
const oneAtATime = pLimit(1);

const quality = 90;
/** How each type of picture is written again. Losses are small: staff judge rooms and damage by them. */
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
 * Makes a cleaner of incoming files. Pictures are re-encoded in place: turned upright, without metadata (where a photo
 * was taken) and without bytes behind their end. HEIC, which cannot be decoded here, is cut at its end; other types
 * stay as they are. A picture that cannot be read is a complaint about its field. Each file is cleaned once.
 */
export function createFileCleaner(): CleanFiles {
  const cleaned = new Map<string, Promise<IncomingFile | null>>();
  const clean = (file: IncomingFile) => {
    const known = cleaned.get(file.path) ?? oneAtATime(() => cleanFile(file));
    cleaned.set(file.path, known);
    return known;
  };
  return async (files) => {
    const results = await Promise.all(files.map(async (file) => ({ file, clean: await clean(file) })));
    const damaged = results.find((result) => result.clean === null);
    if (damaged) return err({ [damaged.file.field]: fieldMessages.fileDamaged(damaged.file.name) });
    return ok(results.flatMap((result) => result.clean ?? []));
  };
}

/** Null: the picture cannot be read to its end. */
async function cleanFile(file: IncomingFile): Promise<IncomingFile | null> {
  const bytes = await cleanBytes(file);
  if (bytes === undefined) return file;
  if (bytes === null) return null;
  const part = `${file.path}.clean`;
  await writeFile(part, bytes, { mode: 0o600 });
  await rename(part, file.path);
  return { ...file, size: bytes.length, receivedSize: file.size };
}

/** The bytes of a clean picture; null for a damaged one, undefined for what is no picture. */
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
    // Frames of an animation are never turned, and sharp refuses to.
    const upright = pages > 1 ? picture : picture.autoOrient();
    return await encode(upright).timeout({ seconds: encodingSeconds }).toBuffer();
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

/** The length of an ISO base media file (HEIC) by its own boxes; null where the last box is cut off. */
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

/** ISO/IEC 14496-12: 0 is a box to the end of the file, 1 a size of eight bytes behind the type. */
function readBoxSize(bytes: Buffer, at: number): number | null {
  const size = bytes.readUInt32BE(at);
  if (size === 0) return bytes.length - at;
  if (size !== 1) return size >= boxHead ? size : null;
  if (at + longBoxHead > bytes.length) return null;
  const long = Number(bytes.readBigUInt64BE(at + boxHead));
  return long >= longBoxHead ? long : null;
}
