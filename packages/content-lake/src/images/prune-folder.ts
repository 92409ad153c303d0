import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

type FileStats = { readonly path: string; readonly size: number; readonly usedAt: number };

/** Deletes the least recently used files until the folder is within its limit; returns the remaining bytes. */
export async function pruneFolder(folder: string, limitBytes: number): Promise<number> {
  const files = await listFiles(folder);
  let total = sumSizes(files);
  for (const file of [...files].sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= limitBytes) break;
    await rm(file.path, { force: true });
    total -= file.size;
  }
  return total;
}

export async function measureFolder(folder: string): Promise<number> {
  return sumSizes(await listFiles(folder));
}

async function listFiles(folder: string): Promise<readonly FileStats[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const details = await Promise.all(names.map((name) => readFileStats(join(folder, name))));
  return details.flatMap((file) => file ?? []);
}

function sumSizes(files: readonly FileStats[]): number {
  return files.reduce((sum, file) => sum + file.size, 0);
}

async function readFileStats(path: string): Promise<FileStats | undefined> {
  const details = await stat(path).catch(() => undefined);
  if (!details?.isFile()) return undefined;
  return { path, size: details.size, usedAt: Math.max(details.atimeMs, details.mtimeMs) };
}
