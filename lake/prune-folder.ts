import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Removes the files not used for longest until the folder is within its size. */
export async function pruneFolder(folder: string, limitBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = (await Promise.all(names.map((name) => factsOf(join(folder, name))))).flatMap((file) =>
    file ? [file] : [],
  );
  let total = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= limitBytes) return;
    await rm(file.path, { force: true });
    total -= file.size;
  }
}

async function factsOf(path: string) {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  return { path, size: facts.size, usedAt: Math.max(facts.atimeMs, facts.mtimeMs) };
}
