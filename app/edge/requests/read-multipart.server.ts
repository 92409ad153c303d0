import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import busboy from "busboy";
import { fileTypeFromFile } from "file-type";
import type { IncomingFile } from "~/domains/forms/files/incoming-file";
import { sanitizeFileName } from "~/kernel/file-name";

export type Multipart = {
  readonly fields: FormData;
  readonly files: readonly IncomingFile[];
  /** Takes away what arrived; what was taken into the store lies there by then. */
  readonly dispose: () => Promise<void>;
};

export type ReadOptions = {
  /** Of the whole body, in bytes: what this form takes. */
  readonly limit: number;
  /** How many files are read of it. */
  readonly mostFiles: number;
  /** Where files lie until the form is checked. */
  readonly folder: string;
};

const maxTextBytes = 256 * 1024;
const maxTexts = 1_000;
const maxNameBytes = 1_000;

/** Bytes outside of values: boundaries and the heads of parts, and what was read but is not handled yet. */
const maxOverheadBytes = 4 * 1024 * 1024;

/**
 * Reads a multipart body as it arrives and writes files to disk piece by piece, so that many uploads fill no memory.
 * Returns null for a body of more than `limit` bytes, `mostFiles` files, 1,000 texts of 256 KiB each, or 4 MiB that
 * hold no value. Throws for a body that is malformed or ends early.
 */
export async function readMultipart(
  request: Request,
  { limit, mostFiles, folder }: ReadOptions,
): Promise<Multipart | null> {
  if (Number(request.headers.get("content-length")) > limit) return null;
  await mkdir(folder, { recursive: true });
  const fields = new FormData();
  const paths: string[] = [];
  const writes: Promise<IncomingFile | null>[] = [];
  const dispose = async () => void (await Promise.all(paths.map((path) => rm(path, { force: true }))));
  let isTooLarge = false;
  let valueBytes = 0;
  const refuse = () => {
    isTooLarge = true;
  };
  const countValue = (bytes: number) => {
    valueBytes += bytes;
  };
  const parser = busboy({
    headers: Object.fromEntries(request.headers),
    defParamCharset: "utf8",
    limits: {
      fieldNameSize: maxNameBytes,
      fieldSize: maxTextBytes,
      fields: maxTexts,
      files: mostFiles,
      parts: maxTexts + mostFiles,
    },
  });
  parser.on("fieldsLimit", refuse).on("filesLimit", refuse).on("partsLimit", refuse);
  parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) return refuse();
    countValue(Buffer.byteLength(value));
    fields.append(name, value);
  });
  parser.on("file", (field, content, { filename }) => {
    const path = join(folder, randomUUID());
    paths.push(path);
    const write = writeFile(field, filename, counted(content, countValue), path);
    write.catch((error) => parser.destroy(error));
    writes.push(write);
  });
  try {
    await feed(
      parser,
      request,
      (received) => isTooLarge || received > limit || received - valueBytes > maxOverheadBytes,
    );
    const files = (await Promise.all(writes)).filter((file) => file !== null);
    return { fields, files, dispose };
  } catch (error) {
    parser.destroy();
    await Promise.allSettled(writes);
    await dispose();
    if (error === tooLarge) return null;
    throw error;
  }
}

const tooLarge = new Error("the body is larger than this form allows");

/** The bytes of a file, counted as they are read. */
async function* counted(content: Readable, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    count(chunk.length);
    yield chunk;
  }
}

/** Gives the parser the body of the request; throws `tooLarge` once it is refused after so many received bytes. */
async function feed(
  parser: Writable,
  request: Request,
  isRefused: (received: number) => boolean,
): Promise<void> {
  const ended = finished(parser);
  // The loop below reports the error; until then it must not count as unhandled.
  ended.catch(() => undefined);
  let received = 0;
  // The DOM types do not know the options of values().
  // Canceling the body would close the connection, and the answer with it.
  const body = request.body as WebStream<Uint8Array> | null;
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    received += chunk.length;
    if (isRefused(received)) throw tooLarge;
    if (!parser.write(chunk)) await Promise.race([once(parser, "drain"), ended]);
  }
  parser.end();
  await ended;
  if (isRefused(received)) throw tooLarge;
}

/** Stores a file; null for a file input in which nothing was chosen. */
async function writeFile(
  field: string,
  name: string | undefined,
  content: AsyncIterable<Buffer>,
  path: string,
): Promise<IncomingFile | null> {
  await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  const { size } = await stat(path);
  if (!name && size === 0) return null;
  // An empty file has no type; the rules of the form refuse it.
  const type = size === 0 ? "" : ((await fileTypeFromFile(path))?.mime ?? "application/octet-stream");
  return { field, name: sanitizeFileName(name ?? ""), size, type, path };
}
