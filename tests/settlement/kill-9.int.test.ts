import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#db/client.server";
import { emptied } from "#tests/support/database/emptied";
import {
  findPostgres,
  noPostgres,
  type PostgresServer,
  startPostgres,
} from "#tests/support/database/postgres";
import {
  aMinuteOfJobs,
  type CrashingProvider,
  crashingProviders,
  judge,
  walk,
} from "#tests/support/payments/crash-walk";
import { type CrashPoint, crashPointsOf } from "#tests/support/payments/mortal";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";

const bin = findPostgres();
if (!bin && process.env.CI) throw new Error(noPostgres);

let server: PostgresServer;
let database: Database;
let shop: PayingShop;

beforeAll(async () => {
  if (!bin) return;
  server = await startPostgres(bin);
  database = await openDatabase({ kind: "server", url: server.url });
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});
beforeEach(async () => {
  await emptied(database.db);
  shop = await startPayingShop(database);
  await shop.sandbox.control.holdWebhooks();
});
afterEach(() => shop.close());

/** `npm run test:crash` kills at each point of each provider, twenty times; here where money has moved and nobody noted it. */
const repeats = Number(process.env.CRASH_REPEATS ?? 0);
const short: readonly [CrashingProvider, CrashPoint][] = [
  ["authorizenet", "place: after the provider was told"],
  ["stripe", "settle: after the provider answered"],
  ["paypal", "settle: after the provider was told"],
  ["stripe", "mail: after it left"],
];
const every = crashingProviders.flatMap((provider) =>
  crashPointsOf(provider).map((point): [CrashingProvider, CrashPoint] => [provider, point]),
);

describe.skipIf(!bin)("a server that is killed (SIGKILL) while an order is paid", () => {
  it.each(repeats > 0 ? every : short)(
    "by %s, %s: another server finishes it, and nothing is lost or taken twice",
    { repeats: Math.max(repeats - 1, 0) },
    async (provider, point) => {
      const { url, port } = shop.sandbox;
      const asked = { databaseUrl: server.url, sandbox: { url, port }, provider, point };
      const child = spawn(
        process.execPath,
        ["--import", "tsx", "tests/support/payments/mortal-process.ts", JSON.stringify(asked)],
        { stdio: ["ignore", "ignore", "inherit"] },
      );
      const [, signal] = await once(child, "exit");
      expect(signal).toBe("SIGKILL");
      shop.services.clock.advance(61);
      const press = () => walk(shop.services, shop, provider);
      await press()
        .catch(press)
        .catch(() => undefined);
      await aMinuteOfJobs(shop);
      await judge({ kind: "postgres", db: database.db }, shop, true);
    },
  );
});
