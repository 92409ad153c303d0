import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSeededRandom } from "#tests/support/random";

const { seed } = createSeededRandom();
const chains = 2;
const killsPerChain = 25;

describe(`publishing under kill -9 (SEED=${seed})`, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lake-kill-"));
    // Bundles the publisher once, because fifty starts with a TypeScript loader take minutes.
    await build({
      entryPoints: ["tests/support/publisher.ts", "src/queries/query.worker.ts"].map(
        (name) => `packages/content-lake/${name}`,
      ),
      outdir: "build/kill-test",
      entryNames: "[name]",
      bundle: true,
      packages: "external",
      platform: "node",
      format: "esm",
      target: "node20",
      logLevel: "error",
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("leaves no partial commit and keeps every confirmed commit", async () => {
    console.info(`fifty kills, SEED=${seed}`);
    const published = await Promise.all(
      Array.from({ length: chains }, (_, chain) =>
        killRepeatedly(join(folder, `data-${chain}`), seed + chain),
      ),
    );
    for (const { last, confirmations } of published) {
      expect(confirmations).toBeGreaterThan(0);
      expect(last).toBeGreaterThanOrEqual(confirmations);
    }
  }, 1_800_000);
});

type Published = { readonly last: number; readonly confirmations: number };

/** Starts a publisher, kills it at a random moment and restarts it on the same data. Counts confirmed commits. */
async function killRepeatedly(dataDir: string, chainSeed: number): Promise<Published> {
  const random = createSeededRandom(chainSeed);
  let published: Published = { last: 0, confirmations: 0 };
  for (let kill = 0; kill < killsPerChain; kill += 1) {
    // One of six is killed while it opens the existing data, the others during a publish.
    const whileOpening = kill > 0 && random.integer(1, 6) === 1;
    const lines = await runAndKill(dataDir, {
      afterLines: whileOpening ? 0 : 1 + random.integer(0, 3),
      delayMs: random.integer(0, whileOpening ? 700 : 60),
    });
    published = check(lines, published, kill);
  }
  return check(await runAndKill(dataDir, { afterLines: 2, delayMs: 0 }), published, killsPerChain);
}

function check(lines: readonly string[], before: Published, kill: number): Published {
  const broken = lines.find((line) => line.startsWith("broken"));
  expect(broken, `after kill ${kill} (SEED=${seed})`).toBeUndefined();
  const opened = lines.find((line) => line.startsWith("opened"));
  if (opened) expect(Number(opened.split(" ")[1])).toBeGreaterThanOrEqual(before.last);
  const numbers = lines.filter((line) => line.startsWith("kept")).map((line) => Number(line.split(" ")[1]));
  return { last: Math.max(before.last, ...numbers), confirmations: before.confirmations + numbers.length };
}

/** The child's first line reports that it verified its data. Each further line reports a stored number. */
function runAndKill(
  dataDir: string,
  moment: { readonly afterLines: number; readonly delayMs: number },
): Promise<readonly string[]> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      ["build/kill-test/publisher.js", dataDir, resolve("db/migrations")],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    const lines: string[] = [];
    let error = "";
    const strike = () => setTimeout(() => child.kill("SIGKILL"), moment.delayMs);
    if (moment.afterLines === 0) strike();
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line);
      if (lines.length === moment.afterLines) strike();
    });
    child.stderr.on("data", (text) => {
      error += String(text);
    });
    child.on("error", fail);
    child.on("close", (code) => done(code === null ? lines : [...lines, `broken exit ${code} ${error}`]));
  });
}
