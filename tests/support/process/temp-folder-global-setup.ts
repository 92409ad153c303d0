import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";

/** What tests and the processes they start lay down in the folder for passing files goes when the run ends, however it ends. */
export default function createTempFolderForRun() {
  const shared = tmpdir();
  const folder = mkdtempSync(join(shared, "shop-run-"));
  // Postgres runs as somebody else, and looks for its own folder in here.
  chmodSync(folder, 0o711);
  env.TMPDIR_OF_ALL_RUNS = shared;
  env.TMPDIR = folder;
  return () => {
    env.TMPDIR = shared;
    rmSync(folder, { recursive: true, force: true });
  };
}
