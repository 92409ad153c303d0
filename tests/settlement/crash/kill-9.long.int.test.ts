import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#db/client.server";
import { assertShopRecovers } from "#tests/support/crash/assert-recovery";
import { type CrashPoint, listCrashPoints } from "#tests/support/crash/crash-points";
import { emptyDatabase } from "#tests/support/database/empty-database";
import {
  findPostgres,
  type PostgresServer,
  postgresMissingMessage,
  startPostgres,
} from "#tests/support/database/postgres";
import {
  createPayableFixture,
  type PayableKind,
  payableKinds,
  type TestedProvider,
} from "#tests/support/payments/payable-fixtures";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { sendEmails, testedProviders } from "#tests/support/payments/payment-flow";
import { bundleProgram } from "#tests/support/process/bundle-program";

const bin = findPostgres();
if (!bin && process.env.CI) throw new Error(postgresMissingMessage);

let server: PostgresServer;
let program: string;
let database: Database;
let shop: PayingShop;
const folder = mkdtempSync(join(tmpdir(), "sent-emails-"));

beforeAll(async () => {
  if (!bin) return;
  server = await startPostgres(bin);
  database = await openDatabase({ kind: "server", url: server.url });
  program = await bundleProgram("tests/support/crash/crash-process.ts", "kill-9-test");
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyDatabase(database.db);
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

type Killing = readonly [TestedProvider, PayableKind, CrashPoint];

/** `npm run test:crash` kills at each point of each provider, twenty times. By default, only after unrecorded charges. */
const repeats = Number(process.env.CRASH_REPEATS ?? 0);
const short: readonly Killing[] = [
  ["authorizenet", "order", "place: after the provider was told"],
  ["stripe", "quote", "settle: before the provider is told"],
  ["paypal", "quote", "settle: after the provider was told"],
  ["authorizenet", "installment", "place: after the provider was told"],
  ["stripe", "order", "mail: after it left"],
];
const every = testedProviders.flatMap((provider) =>
  payableKinds.flatMap((thing) =>
    listCrashPoints(provider, thing).map((point): Killing => [provider, thing, point]),
  ),
);

describe.skipIf(!bin)("a server killed by SIGKILL during a payment", () => {
  it.each(repeats > 0 ? every : short)(
    "recovers a payment by %s for an %s killed at '%s' within a minute without loss or double charge",
    { repeats: Math.max(repeats - 1, 0) },
    async (provider, thing, point) => {
      const ground = await createPayableFixture(shop.services, thing);
      await sendEmails(shop.services);
      const { url, port } = shop.sandbox;
      const sentEmailsFile = join(folder, `${randomUUID()}.txt`);
      const request = {
        databaseUrl: server.url,
        sandbox: { url, port },
        provider,
        point,
        ground,
        sentEmailsFile,
      };
      const child = spawn(process.execPath, [program, JSON.stringify(request)], {
        stdio: ["ignore", "ignore", "inherit"],
      });
      const [, signal] = await once(child, "exit");
      expect(signal).toBe("SIGKILL");
      if (existsSync(sentEmailsFile))
        for (const key of readFileSync(sentEmailsFile, "utf8").trim().split("\n")) shop.recordSentEmail(key);
      await assertShopRecovers({ kind: "postgres", db: database.db }, shop, provider, ground);
    },
  );
});
