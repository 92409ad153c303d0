import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findFreePortPair } from "../process/free-port";
import { checkFetchResponses } from "./check-fetch-responses";
import { copyData, findSeededData } from "./seeded-data";

export type ShopOptions = {
  /** Further settings of the shop, as environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Start on this directory instead of a copy of the seeded one; it is left in place by stop(). */
  readonly dataDir?: string;
};

export type Shop = {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly dataDir: string;
  /** Everything the processes printed so far. */
  readonly output: () => string;
  /** SIGTERM; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  /** kill -9 to every process of the shop at once. */
  readonly kill: () => Promise<void>;
  /** kill -9 to the process that started the others, and to it alone. */
  readonly killStarter: () => Promise<void>;
};

/** Ends a start that hangs; a starved machine must not reach it. */
const startLimitMs = 360_000;

/** A whole shop as child processes on free ports, with a data directory of its own. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  buildIfStale();
  const dataDir = options.dataDir ?? copySeededData(await findSeededData());
  return launchShop(dataDir, options);
}

/** The production build must be there and current; a no-op of some milliseconds when it is. */
export function buildIfStale(): void {
  const code =
    'require("./scripts/start/build-if-stale.cjs").buildIfStale().catch(e => { console.error(e.message); process.exit(1) })';
  execFileSync(process.execPath, ["-e", code], { stdio: ["ignore", "ignore", "inherit"] });
}

/** Starts the built shop on a data directory as it is, seeded or empty. */
export async function launchShop(dataDir: string, options: ShopOptions = {}): Promise<Shop> {
  const port = await findFreePortPair();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["scripts/start/serve.cjs"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const output = collectOutput(child);
  const gone = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  await waitUntilOpen(url, gone, output);
  checkFetchResponses(url);
  const forget = () => {
    if (!options.dataDir && dataDir.startsWith(tmpdir())) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    sandboxUrl: `http://127.0.0.1:${port + 1}`,
    dataDir,
    output,
    stop: async () => {
      child.kill("SIGTERM");
      const code = await gone;
      forget();
      return code;
    },
    kill: async () => {
      // The processes of one shop are one process group.
      if (child.pid) process.kill(-child.pid, "SIGKILL");
      await gone;
    },
    killStarter: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

function collectOutput(child: ChildProcess): () => string {
  let said = "";
  const hear = (chunk: unknown) => {
    said += String(chunk);
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  return () => said;
}

async function waitUntilOpen(url: string, gone: Promise<number | null>, output: () => string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  const ended = gone.then((code) => {
    throw new Error(`the shop ended with code ${code} before it was open:\n${output()}`);
  });
  ended.catch(() => undefined);
  while (Date.now() < deadline) {
    if (output().includes("The shop is open")) return;
    await Promise.race([ended, new Promise((wake) => setTimeout(wake, 50))]);
  }
  throw new Error(`the shop at ${url} was not open after ${startLimitMs} ms:\n${output()}`);
}

/** A copy of its own for each shop; the sizes of the pictures come out the same in all of them, so they share those. */
function copySeededData(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
  copyData(template, dataDir);
  const pictures = resolve(`${template}-pictures`);
  mkdirSync(pictures, { recursive: true });
  rmSync(join(dataDir, "lake/image-cache"), { recursive: true, force: true });
  symlinkSync(pictures, join(dataDir, "lake/image-cache"));
  return dataDir;
}
