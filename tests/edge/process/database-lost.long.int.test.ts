import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { controlClient } from "@stile-and-rail/payment-sandbox";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { type PostgresServer, startPostgres } from "#tests/support/database/postgres";
import { findRequiredPostgres } from "#tests/support/database/two-connections";
import { buildIfStale, launchShop, type Shop } from "#tests/support/shop/shop";

const bin = findRequiredPostgres();

const connections = 24;
/** A whole outage takes half a minute in `npm run test:crash`; the driver's pauses are at their longest after three. */
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 4) * 1000;
const healedWithinMs = 5_000;
/** A build, a Postgres and a first start: on a starved machine each takes minutes. */
const setUpMs = 15 * 60_000;

let server: PostgresServer;
let shop: Shop;
let pid: number;
let dataDir = "";

beforeAll(async () => {
  if (!bin) return;
  buildIfStale();
  server = await startPostgres(bin, { max_connections: connections, superuser_reserved_connections: 0 });
  // Its data are in Postgres: a copy of the seeded directory would be of no use.
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
    await server.crash();
    await publicPagesGoOn();
    await expectAway(await place(order));
    await expectAway(await get(`/estimator/${"a".repeat(43)}`));
    expect((await get("/healthz")).status).toBe(503);
    await sleep(outageMs);
    await expectAway(await place(order));
    expect(await intents()).toBe(0);
    await server.restart();
    await healed(order);
  });

  it("answers 503 without waiting for a database that is frozen", async () => {
    const order = { ...paid, placementId: randomUUID() };
    server.freeze();
    try {
      const asked = place(order);
      await publicPagesGoOn();
      await expectAway(await asked);
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
    const answer = await place(order);
    // The shop may have been quicker to the last places than those who hold the others.
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
      // What Postgres says when the disk is full (53100), said by a trigger.
      await sql.unsafe(`create or replace function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
      await sql.unsafe(
        `create trigger no_room before insert on ${table} for each row execute function no_room()`,
      );
      const before = await intents();
      const answer = await place(table === "outbox" ? { ...free, placementId: randomUUID() } : order);
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

/** Public pages that nobody has asked for. */
const unseen = ["/order-samples", "/blogs", "/contact"];

let asked = 0;
const nextAddress = () => {
  asked += 1;
  return `203.0.113.${asked}`;
};

const get = (path: string) => fetch(shop.url + path, { redirect: "manual" });

function place(order: object): Promise<Response> {
  return fetch(`${shop.url}/api/order`, {
    method: "POST",
    // Each from another address: how often one may ask is another matter.
    headers: {
      "content-type": "application/json",
      origin: shop.url,
      "x-forwarded-for": nextAddress(),
    },
    body: JSON.stringify(order),
  });
}

async function publicPagesGoOn(): Promise<void> {
  const started = performance.now();
  // One that is kept, and one that nobody has asked for yet.
  expect((await get("/")).status).toBe(200);
  const fresh = await get(unseen.shift() ?? "/");
  expect(fresh.status, `${await fresh.text()}\n${shop.output().slice(-2000)}`).toBe(200);
  expect(performance.now() - started).toBeLessThan(5_000);
}

async function expectAway(answer: Response): Promise<void> {
  const said = await answer.text();
  expect(answer.status, said.slice(0, 300)).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
}

/** The same press goes through within five seconds, in the same process, whose back has not ended either. */
async function healed(order: object): Promise<void> {
  const until = performance.now() + healedWithinMs;
  let answer = await place(order);
  while (answer.status !== 200 && performance.now() < until) {
    await sleep(200);
    answer = await place(order);
  }
  expect(answer.status, await answer.text()).toBe(200);
  expect((await get("/healthz")).status).toBe(200);
  expect(pidOfShop()).toBe(pid);
  expect(shop.output()).not.toContain("started anew");
}

/** How many payments the provider was asked to begin. */
async function intents(): Promise<number> {
  const token = readFileSync(join(shop.dataDir, "sandbox-control-token"), "utf8").trim();
  const asked = await controlClient(shop.sandboxUrl, token).requests();
  return asked.filter(({ method, path }) => method === "POST" && path === "/v1/payment_intents").length;
}

function pidOfShop(): number {
  return JSON.parse(readFileSync(join(shop.dataDir, "shop.lock"), "utf8")).pid;
}
