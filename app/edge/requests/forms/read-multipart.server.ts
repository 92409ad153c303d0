import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { sanitizeFileName } from "@stile-and-rail/http/file-name";
import busboy from "busboy";
import { fileTypeFromFile } from "file-type";
import type { IncomingFile } from "~/domains/forms/files/incoming-file";

export type Multipart = {
  readonly fields: FormData;
  readonly files: readonly IncomingFile[];
  /** Deletes the received files; stored files have been moved by then. */
  readonly dispose: () => Promise<void>;
};

export type ReadOptions = {
  /** Maximum size of the whole body in bytes. */
  readonly limit: number;
  readonly maxFiles: number;
  /** The folder that holds the uploaded files until the form is validated. */
  readonly folder: string;
};

const maxTextBytes = 256 * 1024;
const maxTexts = 1_000;
const maxNameBytes = 1_000;

/** Bytes outside of values: boundaries, part headers, and buffered data. */
const maxOverheadBytes = 4 * 1024 * 1024;

/**
 * Streams a multipart body and writes files to disk, so that uploads do not fill the memory. Returns null for more
 * than `limit` bytes, `maxFiles` files, 1,000 texts of 256 KiB each, or 4 MiB outside of values. Throws for a
 * malformed or incomplete body.
 */
export async function readMultipart(
  request: Request,
  { limit, maxFiles, folder }: ReadOptions,
): Promise<Multipart | null> {
  if (Number(request.headers.get("content-length")) > limit) return null;
  await mkdir(folder, { recursive: true });
  const fields = new FormData();
  const paths: string[] = [];
  const pendingFiles: Promise<IncomingFile | null>[] = [];
  const dispose = async () => void (await Promise.all(paths.map((path) => rm(path, { force: true }))));
  let isTooLarge = false;
  let valueBytes = 0;
  const refuse = () => {
    isTooLarge = true;
  };
  const addValueBytes = (bytes: number) => {
    valueBytes += bytes;
  };
  const parser = busboy({
    headers: Object.fromEntries(request.headers),
    defParamCharset: "utf8",
    limits: {
      fieldNameSize: maxNameBytes,
      fieldSize: maxTextBytes,
      fields: maxTexts,
      files: maxFiles,
      parts: maxTexts + maxFiles,
    },
  });
  parser.on("fieldsLimit", refuse).on("filesLimit", refuse).on("partsLimit", refuse);
  parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) return refuse();
    addValueBytes(Buffer.byteLength(value));
    fields.append(name, value);
  });
  parser.on("file", (field, content, { filename }) => {
    const path = join(folder, randomUUID());
    paths.push(path);
    const write = writeFile(field, filename, countBytes(content, addValueBytes), path);
    write.catch((error) => parser.destroy(error));
    pendingFiles.push(write);
  });
  try {
    await feedParser(
      parser,
      request,
      (received) => isTooLarge || received > limit || received - valueBytes > maxOverheadBytes,
    );
    const files = (await Promise.all(pendingFiles)).filter((file) => file !== null);
    return { fields, files, dispose };
  } catch (error) {
    parser.destroy();
    await Promise.allSettled(pendingFiles);
    await dispose();
    if (error === tooLarge) return null;
    throw error;
  }
}

const tooLarge = new Error("the body is larger than this form allows");

/** Counts the bytes of a file while they are read. */
async function* countBytes(content: Readable, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    count(chunk.length);
    yield chunk;
  }
}

/**
 * Streams the body of the request to the parser. Throws `tooLarge` when the parser refuses it after so many
 * bytes.
 */
async function feedParser(
  parser: Writable,
  request: Request,
  isRefused: (received: number) => boolean,
): Promise<void> {
  const finishedParsing = finished(parser);
  // The loop below reports the error. Without this handler it would count as an unhandled rejection.
  finishedParsing.catch(() => undefined);
  let received = 0;
  // The DOM types do not declare the options of values().
  // Canceling the body would close the connection before the response is sent.
  const body = request.body as WebStream<Uint8Array> | null;
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    received += chunk.length;
    if (isRefused(received)) throw tooLarge;
    if (!parser.write(chunk)) await Promise.race([once(parser, "drain"), finishedParsing]);
  }
  parser.end();
  await finishedParsing;
  if (isRefused(received)) throw tooLarge;
}

/** Writes a file; null for an empty file input. */
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
