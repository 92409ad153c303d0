import { execFileSync, spawn } from "node:child_process";
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePortPair } from "#tests/support/process/free-port";
import { runProgram } from "#tests/support/process/run-program";
import { findUnprivilegedUser } from "#tests/support/process/unprivileged-user";
import { buildIfStale } from "#tests/support/shop/shop";

const root = mkdtempSync(join(tmpdir(), "pruned-"));
const [code, data] = [join(root, "shop"), join(root, "data")];
const hiddenLock = "node_modules/.package-lock.json";

/** The sources of the final stage of the Dockerfile, which is what a production server needs. */
function listShippedPaths(): readonly string[] {
  const [, , final = ""] = readFileSync("Dockerfile", "utf8")
    .split(/^FROM .*$/m)
    .slice(1);
  const copied = [...final.matchAll(/^COPY (?:--from=build \/shop\/)?([\w./-]+) /gm)].map(
    ([, path = ""]) => path,
  );
  return ["package.json", "package-lock.json", ".npmrc", "packages", ...copied];
}

beforeAll(() => {
  buildIfStale();
  mkdirSync(code);
  for (const path of listShippedPaths()) execFileSync("cp", ["-a", "--parents", path, code]);
  // Links instead of copies; npm replaces the hidden lock file, which must not be shared.
  execFileSync("cp", ["-al", resolve("node_modules"), code]);
  rmSync(join(code, hiddenLock));
  copyFileSync(hiddenLock, join(code, hiddenLock));
  execFileSync("npm", ["prune", "--omit=dev", "--offline", "--no-audit", "--no-fund"], { cwd: code });
  mkdirSync(data);
  const user = findUnprivilegedUser();
  if (user) {
    chownSync(data, user.uid, user.gid);
    execFileSync("chmod", ["a+rX", root]);
  }
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("starts without development packages as a user who may not write to the code, and backs itself up", async () => {
  const port = await findFreePortPair();
  const user = findUnprivilegedUser();
  const shop = spawn(process.execPath, ["scripts/start/serve.cjs"], {
    cwd: code,
    env: { PATH: process.env.PATH, HOME: data, NODE_ENV: "production", PORT: String(port), DATA_DIR: data },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [shop.stdout, shop.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  try {
    await expect.poll(() => output, { timeout: 240_000, interval: 200 }).toContain("The shop is open");
    const statuses = await Promise.all(
      ["/", "/livez", "/readyz", "/studio/sign-in", "/products/kitchen-cabinets"].map(
        async (path) => (await fetch(`http://localhost:${port}${path}`)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect((await fetch(`http://127.0.0.1:${port + 1}/healthz`)).status).toBe(200);
  } finally {
    shop.kill("SIGTERM");
    await new Promise((resolve) => shop.once("exit", resolve));
  }
  const backup = join(data, "backup");
  const runCommand = (name: string, folder: string) =>
    runProgram(["scripts/operations/run-operation.mjs", name, backup], { DATA_DIR: folder }, code);
  expect(await runCommand("backup", data)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^Backed up to .*: \d+ orders, \d+ quotes, 0 messages with 0 files, \d+ documents; /,
    ),
  });
  expect(await runCommand("restore", join(root, "restored"))).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored the backup of /),
  });
}, 300_000);
