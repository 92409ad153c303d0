import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createControlClient } from "@stile-and-rail/payment-sandbox";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { type PostgresServer, startPostgres } from "#tests/support/database/postgres";
import { findRequiredPostgres } from "#tests/support/database/two-connections";
import { buildIfStale, launchShop, type Shop } from "#tests/support/shop/shop";

const bin = findRequiredPostgres();

const connections = 24;
/**
 * The outage lasts half a minute in `npm run test:crash`. The driver's retry pauses are longest after three seconds.
 */
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 4) * 1000;
const healedWithinMs = 5_000;
/** A build, a Postgres and a first start can take minutes each on a busy machine. */
const setUpMs = 15 * 60_000;

let server: PostgresServer;
let shop: Shop;
let pid: number;
let dataDir = "";

beforeAll(async () => {
  if (!bin) return;
  buildIfStale();
  server = await startPostgres(bin, { max_connections: connections, superuser_reserved_connections: 0 });
  // The data is in Postgres, so a copy of the seeded directory is useless.
  dataDir = mkdtempSync(join(tmpdir(), "shop-away-"));
  shop = await launchShop(dataDir, { settings: { DATABASE_URL: server.url, TRUSTED_PROXIES: "loopback" } });
  pid = pidOfShop();
  expect((await get("/")).status).toBe(200);
}, setUpMs);
afterAll(async () => {
  await shop?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  await server?.stop();
});

describe.skipIf(!bin)("a shop that loses its database", () => {
  it("keeps public pages, answers 503 elsewhere, charges nothing and recovers after a crash", async () => {
    const order = { ...paid, placementId: randomUUID() };
    const before = await intents();
    await server.crash();
    await publicPagesGoOn();
    await expectAway(await postOrder(order));
    await expectAway(await get(`/estimator/${"a".repeat(43)}`));
    expect((await get("/healthz")).status).toBe(503);
    await sleep(outageMs);
    await expectAway(await postOrder(order));
    expect(await intents()).toBe(before);
    await server.restart();
    await healed(order);
  });

  it("answers an order with 503 at once while the database is frozen", async () => {
    const order = { ...paid, placementId: randomUUID() };
    server.freeze();
    try {
      const request = postOrder(order);
      await publicPagesGoOn();
      await expectAway(await request);
    } finally {
      server.thaw();
    }
    await healed(order);
  });

  it("answers 503 while no connection is free, and recovers", async () => {
    const order = { ...paid, placementId: randomUUID() };
    const hogs = Array.from({ length: connections }, () =>
      postgres(server.url, { max: 1, onnotice: () => undefined, connection: { application_name: "hog" } }),
    );
    const [first] = hogs;
    if (!first) throw new Error("nobody holds a connection");
    await first`select 1`;
    for (const hog of hogs.slice(1)) {
      await first`select pg_terminate_backend(pid) from pg_stat_activity where application_name <> 'hog' and backend_type = 'client backend'`;
      await hog`select 1`.catch(() => undefined);
    }
    const answer = await postOrder(order);
    // The shop may have taken a free connection before the others did.
    if (answer.status !== 200) await expectAway(answer);
    await publicPagesGoOn();
    await Promise.all(hogs.map((hog) => hog.end({ timeout: 1 })));
    await healed(order);
  });

  it.each(["orders", "payment_attempt", "outbox"])(
    "answers 503 and charges nothing when the disk is full at %s",
    async (table) => {
      const order = { ...paid, placementId: randomUUID() };
      const sql = postgres(server.url, { max: 1 });
      // A trigger raises the error of Postgres for a full disk (53100).
      await sql.unsafe(`create or replace function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
      await sql.unsafe(
        `create trigger no_room before insert on ${table} for each row execute function no_room()`,
      );
      const before = await intents();
      const answer = await postOrder(table === "outbox" ? { ...free, placementId: randomUUID() } : order);
      await sql.unsafe(`drop trigger no_room on ${table}`);
      await expectAway(answer);
      expect(await intents()).toBe(before);
      await sql.end();
      await healed(order);
    },
  );
});

const paid = { ...paidCheckoutForm, paymentMethod: "online-payment" };

const free = {
  ...paidCheckoutForm,
  items: [{ sku: "SMPL-TRNV", finish: { type: "color", value: "trnv" } }],
  bill_state: "MT",
  bill_city: "Sidney",
  bill_zip: "59270",
  shownTotal: 0,
};

/** Public pages that are not cached yet. */
const unseen = ["/order-samples", "/blogs", "/contact"];

let lastClient = 0;
const createClientIp = () => {
  lastClient += 1;
  return `203.0.113.${lastClient}`;
};

const get = (path: string) => fetch(shop.url + path, { redirect: "manual" });

function postOrder(order: object): Promise<Response> {
  return fetch(`${shop.url}/api/order`, {
    method: "POST",
    // Each order comes from another client IP, so that the rate limit does not apply.
    headers: {
      "content-type": "application/json",
      origin: shop.url,
      "x-forwarded-for": createClientIp(),
    },
    body: JSON.stringify(order),
  });
}

async function publicPagesGoOn(): Promise<void> {
  const started = performance.now();
  // One cached page, and one that is not cached yet.
  expect((await get("/")).status).toBe(200);
  const fresh = await get(unseen.shift() ?? "/");
  expect(fresh.status, `${await fresh.text()}\n${shop.output().slice(-2000)}`).toBe(200);
  expect(performance.now() - started).toBeLessThan(5_000);
}

async function expectAway(answer: Response): Promise<void> {
  const text = await answer.text();
  expect(answer.status, text.slice(0, 300)).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
}

/** Expects the same submit to succeed within five seconds, without a restart of the process or its app worker. */
async function healed(order: object): Promise<void> {
  const until = performance.now() + healedWithinMs;
  let answer = await postOrder(order);
  while (answer.status !== 200 && performance.now() < until) {
    await sleep(200);
    answer = await postOrder(order);
  }
  expect(answer.status, await answer.text()).toBe(200);
  expect((await get("/healthz")).status).toBe(200);
  expect(pidOfShop()).toBe(pid);
  expect(shop.output()).not.toContain("started anew");
}

/** Counts the payments that the shop created at the provider. */
async function intents(): Promise<number> {
  const token = readFileSync(join(shop.dataDir, "sandbox-control-token"), "utf8").trim();
  const requests = await createControlClient(shop.sandboxUrl, token).requests();
  return requests.filter(({ method, path }) => method === "POST" && path === "/v1/payment_intents").length;
}

function pidOfShop(): number {
  return JSON.parse(readFileSync(join(shop.dataDir, "shop.lock"), "utf8")).pid;
}
