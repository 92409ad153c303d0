import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findFreePortPair } from "../process/free-port";
import { checkFetchResponses } from "./check-fetch-responses";
import { copyData, findSeededData } from "./seeded-data";

export type ShopOptions = {
  /** Additional settings of the shop, as environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The data directory to use instead of a copy of the seeded one. `stop()` keeps it. */
  readonly dataDir?: string;
  /** Adds records to the copied data directory before the start. */
  readonly seed?: (dataDir: string) => Promise<void>;
};

export type Shop = {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly dataDir: string;
  /** The output of all processes so far. */
  readonly output: () => string;
  /** Sends SIGTERM, and resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Sends SIGKILL to all processes of the shop at once. */
  readonly kill: () => Promise<void>;
  /** Sends SIGKILL only to the process that started the others. */
  readonly killStarter: () => Promise<void>;
};

/** The time limit of a start, long enough for a busy machine. */
const startLimitMs = 360_000;

/** Starts a whole shop as child processes on free ports, with its own data directory. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  buildIfStale();
  const dataDir = options.dataDir ?? copySeededData(await findSeededData());
  await options.seed?.(dataDir);
  return launchShop(dataDir, options);
}

/** Builds the shop for production unless the build is current, which takes some milliseconds. */
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
  const removed = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  await waitUntilOpen(url, removed, output);
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
      const code = await removed;
      forget();
      return code;
    },
    kill: async () => {
      // All processes of one shop form one process group.
      if (child.pid) process.kill(-child.pid, "SIGKILL");
      await removed;
    },
    killStarter: async () => {
      child.kill("SIGKILL");
      await removed;
    },
  };
}

function collectOutput(child: ChildProcess): () => string {
  let output = "";
  const hear = (chunk: unknown) => {
    output += String(chunk);
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  return () => output;
}

async function waitUntilOpen(
  url: string,
  removed: Promise<number | null>,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  const ended = removed.then((code) => {
    throw new Error(`the shop ended with code ${code} before it was open:\n${output()}`);
  });
  ended.catch(() => undefined);
  while (Date.now() < deadline) {
    if (output().includes("The shop is open")) return;
    await Promise.race([ended, new Promise((wake) => setTimeout(wake, 50))]);
  }
  throw new Error(`the shop at ${url} was not open after ${startLimitMs} ms:\n${output()}`);
}

/** Gives each shop its own copy of the data. All shops share the resized pictures, because they are identical. */
function copySeededData(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
  copyData(template, dataDir);
  const pictures = resolve(`${template}-pictures`);
  mkdirSync(pictures, { recursive: true });
  rmSync(join(dataDir, "lake/image-cache"), { recursive: true, force: true });
  symlinkSync(pictures, join(dataDir, "lake/image-cache"));
  return dataDir;
}
