import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { digestFolder } from "#tests/support/process/folder-digest";
import { findFreePortPair } from "#tests/support/process/free-port";
import { runBuiltServer, runProgram } from "#tests/support/process/run-program";
import { buildIfStale, launchShop, type Shop } from "#tests/support/shop/shop";

describe("a start that fails", { timeout: 240_000 }, () => {
  let shop: Shop;
  let dataDir: string;
  let before: string;

  beforeAll(async () => {
    buildIfStale();
    dataDir = mkdtempSync(join(tmpdir(), "bad-"));
    shop = await launchShop(dataDir, { dataDir });
    await shop.stop();
  }, 400_000);
  beforeEach(() => {
    before = digestFolder(dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const commands = ["start.cjs", "test/test.mjs", "check/check.mjs", "build.mjs", "run-ts.mjs"];
  it.each(commands)("names the required Node version when Node is too old: %s", async (command) => {
    const end = await runProgram(["-r", "./tests/support/process/old-node.cjs", `scripts/${command}`], {
      DATA_DIR: dataDir,
    });
    expect(end).toEqual({
      code: 1,
      output:
        "Node 20.19 or newer is needed; this is Node 18.20.4. Install it from https://nodejs.org and start again.",
    });
    expect(digestFolder(dataDir)).toBe(before);
  });

  it("names the port and the setting when the port is in use", async () => {
    const port = await findFreePortPair();
    const other = await occupy(port);
    const end = await runBuiltServer({ PORT: String(port), DATA_DIR: dataDir });
    other.close();
    expect(end).toEqual({
      code: 1,
      output: `Port ${port} is taken by another program. Stop it, or choose another port with PORT=…`,
    });
    expect(digestFolder(dataDir)).toBe(before);
  });

  it("names the sandbox port and its setting when that port is in use", async () => {
    const port = await findFreePortPair();
    const other = await occupy(port + 1);
    const end = await runBuiltServer({ PORT: String(port), DATA_DIR: dataDir });
    other.close();
    expect(end).toEqual({
      code: 1,
      output: `Port ${port + 1} is taken by another program. Stop it, or choose another port with SANDBOX_PORT=…`,
    });
    expect(digestFolder(dataDir)).toBe(before);
  });

  it("lists all malformed settings at startup", async () => {
    const end = await runBuiltServer({ PORT: "http", STRIPE_SECRET_KEY: "12345", DATA_DIR: dataDir });
    expect(end.code).toBe(1);
    expect(end.output.split("\n")).toEqual([
      "The settings are not usable (see .env.example):",
      "  PORT must be a whole number from 1 to 65534",
      "  STRIPE_SECRET_KEY must start with sk_ or rk_",
      "  STRIPE_PUBLISHABLE_KEY is missing although STRIPE_SECRET_KEY is set",
      "  STRIPE_WEBHOOK_SECRET is missing although STRIPE_SECRET_KEY is set",
    ]);
    expect(digestFolder(dataDir)).toBe(before);
  });

  it("lists every missing key in live mode", async () => {
    const end = await runBuiltServer({ SHOP_MODE: "live", DATA_DIR: dataDir });
    expect(end.code).toBe(1);
    expect(end.output.split("\n")).toHaveLength(8);
    expect(end.output).toContain("  SESSION_SECRET is needed in live mode");
    expect(digestFolder(dataDir)).toBe(before);
  });

  it("reports at startup that the database server cannot be reached", async () => {
    const port = await findFreePortPair();
    const end = await runBuiltServer({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "postgres://shop:a-secret@127.0.0.1:1/shop",
    });
    expect(end).toEqual({
      code: 1,
      output:
        "The database of DATABASE_URL cannot be reached (ECONNREFUSED). Start its server, or correct DATABASE_URL.",
    });
    expect(digestFolder(dataDir)).toBe(before);
  });

  it("reports a data directory that cannot be written", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "file-")), "file");
    writeFileSync(file, "mine");
    const end = await runBuiltServer({ DATA_DIR: join(file, "data") });
    expect(end.code).toBe(1);
    expect(end.output).toMatch(/^The data directory .* cannot be written \(ENOTDIR: .*\)\.$/);
    expect(readFileSync(file, "utf8")).toBe("mine");
  });

  it("names the process that uses the data directory, and leaves that shop running", async () => {
    const running = await launchShop(dataDir, { dataDir });
    const port = await findFreePortPair();
    const end = await runBuiltServer({ PORT: String(port), DATA_DIR: dataDir });
    expect(end.code).toBe(1);
    expect(end.output).toMatch(
      /^The data directory .* is in use by process \d+ at http:\/\/127\.0\.0\.1:\d+\. Stop/,
    );
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    await running.stop();
  });
});

function occupy(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
