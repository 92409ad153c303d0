import { existsSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { digestOf } = require("../../../scripts/start/inputs.cjs");
const { takeLock } = require("../../../scripts/start/lock.cjs");

/**
 * Returns the path of a slow build result, which `.cache` keeps until its inputs change. `make` writes the file or folder
 * to the given path. If several test files need it at once, one builds it and the others wait.
 */
export async function buildOnce(
  name: string,
  inputs: readonly string[],
  make: (path: string) => Promise<void>,
): Promise<string> {
  const path = `.cache/${name}-${String(digestOf(inputs)).slice(0, 16)}`;
  if (existsSync(path)) return path;
  const release = await takeLock(`${path}.lock`);
  try {
    if (existsSync(path)) return path;
    const making = `${path}.making`;
    rmSync(making, { recursive: true, force: true });
    await make(making);
    renameSync(making, path);
    return path;
  } finally {
    release();
  }
}
