import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, type Header, pack } from "tar-stream";

export type ArchiveEntry = { readonly name: string; readonly bytes: Buffer };

/** Writes a .tar.gz with all entries in one folder, like `sanity dataset export`. */
export async function writeArchive(
  file: string,
  folder: string,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  const archive = pack();
  const fill = async () => {
    for await (const { name, bytes } of entries) archive.entry({ name: `${folder}/${name}` }, bytes);
    archive.finalize();
  };
  await Promise.all([pipeline(archive, createGzip(), createWriteStream(file)), fill()]);
}

/** Limits of an archive; a few compressed kilobytes can expand to gigabytes. */
export type ArchiveLimits = { readonly entries: number; readonly bytes: number };
const usualLimits: ArchiveLimits = { entries: 50_000, bytes: 4 * 1024 ** 3 };

/**
 * Extracts a .tar.gz into a folder as a stream. Throws for entries outside the folder and for archives above the
 * limits.
 */
export async function unpackArchive(file: string, folder: string, limits = usualLimits): Promise<void> {
  const archive = extract();
  const unpack = async () => {
    let entries = 0;
    for await (const entry of archive) {
      entries += 1;
      if (entries > limits.entries) throw new Error(`this archive holds more than ${limits.entries} files`);
      await unpackEntry(entry, folder);
    }
  };
  const reading = pipeline(createReadStream(file), createGunzip(), createSizeLimiter(limits.bytes), archive);
  await Promise.all([reading, unpack()]);
}

function createSizeLimiter(limitBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const isWithin = bytes <= limitBytes;
      done(isWithin ? null : new Error(`this archive holds more than ${limitBytes} bytes`), chunk);
    },
  });
}

type PackedEntry = AsyncIterable<unknown> & { readonly header: Header };

async function unpackEntry(entry: PackedEntry, folder: string): Promise<void> {
  const path = resolve(folder, entry.header.name);
  if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${entry.header.name} leaves the archive`);
  if (entry.header.type !== "file") return skip(entry);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(entry, createWriteStream(path));
}

async function skip(entry: PackedEntry): Promise<void> {
  for await (const _part of entry);
}

/** Finds data.ndjson in an extracted archive, at any depth. */
export async function findDataFile(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const name = names.find((each) => each === "data.ndjson" || each.endsWith(`${sep}data.ndjson`));
  if (!name) throw new Error("this archive holds no data.ndjson");
  return join(folder, name);
}
