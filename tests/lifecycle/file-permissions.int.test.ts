import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePortPair } from "#tests/support/process/free-port";

describe("the files of programs beside the shop", { timeout: 240_000 }, () => {
  let folder: string;
  let usual: number;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "file-permissions-"));
    // The usual umask, with which all users can read new files.
    usual = process.umask(0o022);
  });
  afterAll(() => {
    process.umask(usual);
    rmSync(folder, { recursive: true, force: true });
  });

  it("restricts the sandbox's data directory and control token to their owner", async () => {
    const dataDir = join(folder, "of-the-sandbox");
    const sandbox = run("packages/payment-sandbox/src/main.ts", [], {
      DATA_DIR: dataDir,
      PORT: String(await findFreePortPair()),
    });
    const removed = ended(sandbox);
    const token = join(dataDir, "sandbox-control-token");
    while (!existsSync(token) && sandbox.exitCode === null) await setTimeout(50);
    sandbox.kill("SIGTERM");
    await removed;
    expect(readdirSync(dataDir)).toContain("sandbox-control-token");
    expect(openToOthers(dataDir)).toEqual([]);
  });

  it("restricts a content export and a new data directory to their owner", async () => {
    const dataDir = join(folder, "of-a-command");
    const file = join(folder, "content.ndjson");
    expect(await ended(run("scripts/content/content-export.ts", [file], { DATA_DIR: dataDir }))).toBe(0);
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    expect(openToOthers(dataDir)).toEqual([]);
  });
});

function run(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(process.execPath, ["scripts/run-ts.mjs", script, ...args], {
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", (code) => resolve(code)));
}

/** Lists a folder and its content that other users can access, except PGlite's cache of table names. */
function openToOthers(folder: string): readonly string[] {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name !== "pg_internal.init")
    .map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...inside].filter((path) => (statSync(path).mode & 0o077) !== 0);
}
