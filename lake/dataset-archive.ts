import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, type Header, pack } from "tar-stream";

export type ArchiveEntry = { readonly name: string; readonly bytes: Buffer };

/** Writes a .tar.gz whose entries lie in one folder, as `sanity dataset export` does. */
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

/** Unpacks a .tar.gz into a folder; refuses entries that would land elsewhere. */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  const archive = extract();
  const unpack = async () => {
    for await (const entry of archive) await unpackEntry(entry, folder);
  };
  await Promise.all([pipeline(createReadStream(file), createGunzip(), archive), unpack()]);
}

type PackedEntry = AsyncIterable<unknown> & { readonly header: Header };

async function unpackEntry(entry: PackedEntry, folder: string): Promise<void> {
  const path = resolve(folder, entry.header.name);
  if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${entry.header.name} leaves the archive`);
  const parts: Buffer[] = [];
  for await (const part of entry) parts.push(bytesOf(part));
  if (entry.header.type !== "file") return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.concat(parts));
}

/** The data.ndjson of an unpacked archive, at any depth. */
export async function findDocuments(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const name = names.find((each) => each === "data.ndjson" || each.endsWith(`${sep}data.ndjson`));
  if (!name) throw new Error("this archive holds no data.ndjson");
  return join(folder, name);
}

function bytesOf(part: unknown): Buffer {
  if (part instanceof Uint8Array) return Buffer.from(part);
  throw new Error("the archive cannot be read");
}
