import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";

/** Removes all temporary files of the tests and of their processes when the run ends, even after a failure. */
export default function createTempFolderForRun() {
  const shared = tmpdir();
  const folder = mkdtempSync(join(shared, "shop-run-"));
  // Postgres runs as another user, and needs access to its folder in here.
  chmodSync(folder, 0o711);
  env.TMPDIR_OF_ALL_RUNS = shared;
  env.TMPDIR = folder;
  return () => {
    env.TMPDIR = shared;
    rmSync(folder, { recursive: true, force: true });
  };
}
