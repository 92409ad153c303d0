import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type UploadHandlerPart, unstable_parseMultipartFormData } from "@remix-run/node";
import { fileTypeFromFile } from "file-type";
import type { IncomingFile } from "~/domains/forms/files/incoming-file";
import { plainFileName } from "~/kernel/file-name";

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

/** A text of a form is never as long as this, and no form has so many. */
const longestText = 256 * 1024;
const mostTexts = 1_000;

/** What stands around values and files: boundaries, and the head of each part; what is read and not handled yet, too. */
const mostAround = 4 * 1024 * 1024;

/**
 * Reads a multipart body as it comes: files go to this machine's disk piece by piece, so that many of them at once fill
 * no memory. A body longer than `limit`, of more than `mostFiles` or a thousand texts, or with next to nothing but heads,
 * is given up at that point, and null is answered.
 */
export async function readMultipart(
  request: Request,
  { limit, mostFiles, folder }: ReadOptions,
): Promise<Multipart | null> {
  if (Number(request.headers.get("content-length")) > limit) return null;
  const files: IncomingFile[] = [];
  const paths: string[] = [];
  const dispose = async () => void (await Promise.all(paths.map((path) => rm(path, { force: true }))));
  const budget = { left: limit, around: mostAround, isSpent: false };
  let texts = 0;
  await mkdir(folder, { recursive: true });
  const keep = async (part: UploadHandlerPart) => {
    if (part.filename === undefined) {
      texts += 1;
      return texts > mostTexts ? giveUp(budget) : textOf(part, budget);
    }
    if (paths.length >= mostFiles) giveUp(budget);
    const path = join(folder, randomUUID());
    paths.push(path);
    const size = await written(part, path, budget);
    // A file input in which nothing was chosen.
    if (part.filename === "" && size === 0) return undefined;
    files.push(await incomingFile(part.name, part.filename, size, path));
    return undefined;
  };
  try {
    return { fields: await unstable_parseMultipartFormData(counted(request, budget), keep), files, dispose };
  } catch (error) {
    await dispose();
    if (budget.isSpent) return null;
    throw error;
  }
}

/** The facts of a file as its content tells them. An empty one has no type; the form's rules refuse it. */
async function incomingFile(field: string, name: string, size: number, path: string): Promise<IncomingFile> {
  const type = size === 0 ? "" : ((await fileTypeFromFile(path))?.mime ?? "application/octet-stream");
  return { field, name: plainFileName(name), size, type, path };
}

/** Bytes that may still come: of values and files, and of what stands around them. */
type Budget = { left: number; around: number; isSpent: boolean };

/** Every byte counts as one around a value until a value turns out to hold it. */
function counted(request: Request, budget: Budget): Request {
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      budget.around -= chunk.length;
      if (budget.around < 0) giveUp(budget);
      controller.enqueue(chunk);
    },
  });
  // Whose stream is canceled loses the connection, and with it the answer that says why.
  const body = request.body?.pipeThrough(count, { preventCancel: true }) ?? null;
  return new Request(request, { body, duplex: "half" });
}

function spend(budget: Budget, bytes: number): void {
  budget.left -= bytes;
  budget.around += bytes;
  if (budget.left < 0) giveUp(budget);
}

function giveUp(budget: Budget): never {
  budget.isSpent = true;
  throw new Error("the body is longer than allowed");
}

async function written(part: UploadHandlerPart, path: string, budget: Budget): Promise<number> {
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        spend(budget, chunk.length);
        size += chunk.length;
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error("not written"));
      }
    },
  });
  await pipeline(Readable.from(part.data), count, createWriteStream(path, { mode: 0o600 }));
  return size;
}

async function textOf(part: UploadHandlerPart, budget: Budget): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of part.data) {
    spend(budget, chunk.length);
    size += chunk.length;
    if (size > longestText) giveUp(budget);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
