import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lakeTables } from "@stile-and-rail/content-lake";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#db/client.server";
import { runProgram } from "#tests/support/process/run-program";
import { copyData, findSeededData } from "#tests/support/shop/seeded-data";
import { launchShop } from "#tests/support/shop/shop";
import { type ExaminedShop, examineShop } from "../../scripts/doctor/examine";
import { describeFinding } from "../../scripts/doctor/finding";

const machine = { nodeVersion: "20.19.0", folder: ".", freeMegabytes: 20_000, processors: 8 };
const accepts = async () => new Response("{}", { status: 200 });
const refuses = async () => new Response("{}", { status: 401 });

/** Returns the descriptions of all findings that are not ok. */
async function listProblems(
  patient: Partial<ExaminedShop> & { settings: ExaminedShop["settings"] },
): Promise<string[]> {
  const findings = await examineShop({ machine, ask: accepts, ...patient });
  return findings.filter(({ ok }) => !ok).map(describeFinding);
}

function emptyDir(): string {
  return mkdtempSync(join(tmpdir(), "doctor-"));
}

describe("npm run doctor", () => {
  it("reports a Node version that is too old and accepts the oldest supported one", async () => {
    const settings = { DATA_DIR: emptyDir() };
    expect(await listProblems({ settings, machine: { ...machine, nodeVersion: "18.20.4" } })).toEqual([
      "✗ Node: 18.20.4 is too old\n  Fix: install Node 24 from https://nodejs.org (20.19 is the oldest that works)",
    ]);
    expect(await listProblems({ settings, machine: { ...machine, nodeVersion: "20.19.0" } })).toEqual([]);
  });

  it("reports packages that are not installed", async () => {
    const settings = { DATA_DIR: emptyDir() };
    const folder = emptyDir();
    expect(await listProblems({ settings, machine: { ...machine, folder } })).toEqual([
      "✗ Packages: are not installed\n  Fix: npm install --include=dev",
    ]);
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "node_modules", ".package-lock.json"), "{}");
    expect(await listProblems({ settings, machine: { ...machine, folder } })).toEqual([]);
  });

  it("reports a disk that is almost full", async () => {
    const settings = { DATA_DIR: emptyDir() };
    expect(await listProblems({ settings, machine: { ...machine, freeMegabytes: 12 } })).toEqual([
      "✗ Disk: only 12 MB free\n  Fix: make room for at least 500 MB",
    ]);
    expect(await listProblems({ settings, machine: { ...machine, freeMegabytes: 500 } })).toEqual([]);
  });

  it("reports invalid settings with a fix for each", async () => {
    const DATA_DIR = emptyDir();
    expect(await listProblems({ settings: { DATA_DIR, PORT: "http", RECAPTCHA_SITE_KEY: "a" } })).toEqual([
      "✗ Setting PORT: must be a whole number from 1 to 65534\n  Fix: correct PORT, or unset it to use the default (see .env.example)",
      "✗ Setting RECAPTCHA_SECRET_KEY: is missing although RECAPTCHA_SITE_KEY is set\n  Fix: set RECAPTCHA_SECRET_KEY (see .env.example)",
    ]);
    expect(
      await listProblems({ settings: { DATA_DIR, RECAPTCHA_SITE_KEY: "a", RECAPTCHA_SECRET_KEY: "b" } }),
    ).toEqual([]);
  });

  it("suggests more app workers for idle processors when a database server is used", async () => {
    const DATABASE_URL = "postgres://shop@127.0.0.1:1/shop";
    const checkProcessors = async (settings: ExaminedShop["settings"], processors = 8) =>
      (
        await examineShop({
          machine: { ...machine, processors },
          settings: { DATA_DIR: emptyDir(), ...settings },
        })
      )
        .map(describeFinding)
        .filter((line) => line.includes("Processors"));
    expect(await checkProcessors({})).toEqual([]);
    expect(await checkProcessors({ DATABASE_URL })).toEqual([
      "✓ Processors: 8, APP_WORKERS is 1: APP_WORKERS=4 would render on more of them",
    ]);
    expect(await checkProcessors({ DATABASE_URL, APP_WORKERS: "4" })).toEqual([
      "✓ Processors: 8, APP_WORKERS is 4",
    ]);
    expect(await checkProcessors({ DATABASE_URL }, 2)).toEqual(["✓ Processors: 2, APP_WORKERS is 1"]);
    expect(await checkProcessors({ DATABASE_URL }, 64)).toEqual([
      "✓ Processors: 64, APP_WORKERS is 1: APP_WORKERS=8 would render on more of them",
    ]);
  });

  it("reports a data directory that cannot be written", async () => {
    const file = join(emptyDir(), "file");
    writeFileSync(file, "");
    expect(await listProblems({ settings: { DATA_DIR: join(file, "data") } })).toEqual([
      `✗ Data directory: ${join(file, "data")} cannot be written\n  Fix: set DATA_DIR to a folder you may write to`,
    ]);
    expect(await listProblems({ settings: { DATA_DIR: emptyDir() } })).toEqual([]);
  });

  it("reports a database server that does not answer", async () => {
    const settings = { DATA_DIR: emptyDir(), DATABASE_URL: "postgres://shop@127.0.0.1:1/shop" };
    expect(await listProblems({ settings })).toEqual([
      "✗ Database: the database of DATABASE_URL cannot be reached (ECONNREFUSED)\n  Fix: start its server, or correct DATABASE_URL",
    ]);
    expect(await listProblems({ settings: { DATA_DIR: settings.DATA_DIR } })).toEqual([]);
  });

  it("reports deleted content and checks the database and content of a running shop", {
    timeout: 400_000,
  }, async () => {
    const DATA_DIR = emptyDir();
    copyData(await findSeededData(), DATA_DIR);
    const shop = await launchShop(DATA_DIR, { dataDir: DATA_DIR });
    const running = await examineShop({ machine, ask: accepts, settings: { DATA_DIR } });
    expect(running.map(describeFinding)).toEqual(
      expect.arrayContaining([
        "✓ Running shop, database: answers",
        "✓ Running shop, content: answers",
        expect.stringMatching(/^✓ Content: \d+ documents without problems$/),
      ]),
    );
    expect(running.every(({ ok }) => ok)).toBe(true);
    const archive = join(emptyDir(), "content.tar.gz");
    expect(
      await runProgram(["scripts/run-ts.mjs", "scripts/content/content-export.ts", archive], { DATA_DIR }),
    ).toEqual({
      code: 0,
      output: expect.stringMatching(/^\d+ documents and \d+ pictures and files written to /),
    });
    expect(
      await runProgram(["scripts/run-ts.mjs", "scripts/content/content-import.ts", archive], { DATA_DIR }),
    ).toEqual({
      code: 0,
      output: expect.stringMatching(/^\d+ documents and \d+ pictures and files imported\.$/),
    });
    await shop.stop();
    expect(await listProblems({ settings: { DATA_DIR } })).toEqual([]);

    const database = await openDatabase({ kind: "directory", path: join(DATA_DIR, "database") });
    await database.db.delete(lakeTables.lakeDocuments).where(eq(lakeTables.lakeDocuments.id, "page-home"));
    await database.close();
    expect(await listProblems({ settings: { DATA_DIR } })).toEqual([
      "✗ Content: Module not found: no page document for /\n  Fix: create and publish a page with the path /: it's the home page; or run npm run content:import packages/demo-content/production.ndjson -- --missing",
    ]);

    const fix = [
      "scripts/run-ts.mjs",
      "scripts/content/content-import.ts",
      "packages/demo-content/production.ndjson",
      "--missing",
    ];
    expect(await runProgram(fix, { DATA_DIR })).toMatchObject({ code: 0 });
    expect(await listProblems({ settings: { DATA_DIR } })).toEqual([]);
    rmSync(DATA_DIR, { recursive: true });
  });

  it("reports keys that a provider rejects", async () => {
    const settings = {
      DATA_DIR: emptyDir(),
      STRIPE_SECRET_KEY: "sk_test_wrong",
      STRIPE_PUBLISHABLE_KEY: "pk_test_wrong",
      STRIPE_WEBHOOK_SECRET: "whsec_wrong",
      RESEND_API_KEY: "re_wrong",
      MAIL_FROM: "orders@shop.example",
    };
    expect(await listProblems({ settings, ask: refuses })).toEqual([
      "✗ Stripe: does not accept STRIPE_SECRET_KEY\n  Fix: copy the key from https://dashboard.stripe.com/apikeys into STRIPE_SECRET_KEY",
      "✗ Mail: does not accept RESEND_API_KEY\n  Fix: copy the key from https://resend.com/api-keys into RESEND_API_KEY",
    ]);
    expect(await listProblems({ settings, ask: accepts })).toEqual([]);
  });

  it("reports a sender that is not an email address", async () => {
    const settings = { DATA_DIR: emptyDir(), RESEND_API_KEY: "re_1", MAIL_FROM: "the shop" };
    expect(await listProblems({ settings })).toEqual([
      "✗ Sender: MAIL_FROM is not an email address\n  Fix: set MAIL_FROM to an address of a domain verified at https://resend.com/domains",
    ]);
    expect(await listProblems({ settings: { ...settings, MAIL_FROM: "orders@shop.example" } })).toEqual([]);
  });
});
