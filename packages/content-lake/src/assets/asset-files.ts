import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { AssetKind } from "./asset-paths";

/** In bytes. A photo from a good camera has 30 MB; an installation video may have more. */
export const maxAssetBytes = { images: 64 * 1024 * 1024, files: 256 * 1024 * 1024 } as const;

/** Reads a file from disk as an asset. Throws before reading when the file is too large. */
export async function readAsset(kind: AssetKind, path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size <= maxAssetBytes[kind]) return readFile(path);
  throw new Error(`${path} has ${size} bytes; ${kind} of at most ${maxAssetBytes[kind]} are taken`);
}

/** Uploaded files on disk, named by a hash of their content; a file is never overwritten with other bytes. */
export class AssetFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  pathOf(kind: AssetKind, fileName: string): string {
    return join(this.#folder, kind, fileName);
  }

  /** Writes to a temporary file and renames it, so that a crash leaves the whole file or none. */
  async store(kind: AssetKind, fileName: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(kind, fileName);
    if (await fileExists(path)) return;
    await writeFileAtomically(path, bytes);
  }

  read(kind: AssetKind, fileName: string): Promise<Buffer> {
    return readFile(this.pathOf(kind, fileName));
  }
}

export async function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

export async function writeFileAtomically(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
