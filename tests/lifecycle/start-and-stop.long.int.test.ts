import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findSeededData } from "#tests/support/shop/seeded-data";
import { buildIfStale, type Shop, startShop } from "#tests/support/shop/shop";
import { signInEditor } from "#tests/support/studio/signed-in-editor";

beforeAll(async () => {
  buildIfStale();
  await findSeededData();
}, 400_000);

const shops: Shop[] = [];
afterEach(async () => {
  for (const shop of shops.splice(0)) {
    await shop.kill().catch(() => undefined);
    rmSync(shop.dataDir, { recursive: true, force: true });
  }
});

async function opened(dataDir?: string): Promise<Shop> {
  const shop = await startShop(dataDir ? { dataDir } : {});
  shops.push(shop);
  return shop;
}

describe("a running shop", { timeout: 240_000 }, () => {
  let shop: Shop;
  beforeAll(async () => {
    // The usual umask, with which all users can read new files.
    const usual = process.umask(0o022);
    shop = await startShop();
    process.umask(usual);
  }, 240_000);
  afterAll(async () => {
    await shop.kill();
    rmSync(shop.dataDir, { recursive: true, force: true });
  });

  it("prints the shop's URLs and the duration of its start", () => {
    expect(shop.output()).toMatch(/The shop is open after \d+\.\d s/);
    for (const path of ["", "/studio", "/demo/mailbox", "/demo/kit"]) {
      expect(shop.output()).toContain(`${shop.url}${path}`);
    }
  });

  it("logs nothing about invalid requests of visitors", async () => {
    const before = shop.output();
    const statusOf = async (path: string, init: RequestInit = {}) => {
      const headers = { Origin: shop.url, ...init.headers };
      return (await fetch(shop.url + path, { ...init, headers })).status;
    };
    expect(await statusOf("/assets/gone.js")).toBe(404);
    expect(await statusOf("/checkout", { method: "POST", body: "a=1" })).toBe(405);
    expect(await statusOf("/api/payment/stripe/webhook")).toBe(405);
    expect(await statusOf("/api/order", { method: "POST", body: "{broken" })).toBe(422);
    expect(shop.output()).toBe(before);
  });

  it("creates data folders with mode 0700 and data files with mode 0600", async () => {
    const editor = await signInEditor(shop.url);
    const uploaded = await editor.fetch("/lake/v2025-02-19/assets/files/production?filename=price-list.pdf", {
      method: "POST",
      body: "%PDF-1.4 price list",
    });
    expect(uploaded.ok).toBe(true);
    const open = readdirSync(shop.dataDir, { recursive: true, withFileTypes: true })
      // Tests share existing pictures by links. PGlite sets the mode of its cache of table names itself.
      .filter((entry) => !entry.isSymbolicLink() && entry.name !== "pg_internal.init")
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (statSync(path).mode & 0o077) !== 0);
    expect(open).toEqual([]);
  });
});

describe("the process of a shop", { timeout: 240_000 }, () => {
  it("finishes a running request before it stops, and accepts no new one", async () => {
    const shop = await opened();
    const running = await slowPost(shop);
    const stopped = shop.stop();
    await untilRefused(shop.url);
    running.finish();
    expect(await running.answer).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
    expect(await stopped).toBe(0);
  });

  it("stops the shop although a request never ends", async () => {
    const shop = await opened();
    await slowPost(shop);
    expect(await shop.stop()).toBe(0);
  });

  it("starts on the existing data after kill -9", async () => {
    const first = await opened();
    await first.kill();
    const second = await opened(first.dataDir);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  });

  it("leaves no process running when its starter is killed", async () => {
    const shop = await opened();
    await shop.killStarter();
    await untilRefused(shop.url);
    await untilRefused(shop.sandboxUrl);
  });

  it("starts again after its starter was killed", async () => {
    const first = await opened();
    await first.killStarter();
    await untilRefused(first.url);
    await untilUnlocked(first);
    const second = await opened(first.dataDir);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  });

  it("closes the event stream of an editor when it stops", async () => {
    const shop = await opened();
    const { token } = JSON.parse(readFileSync(join(shop.dataDir, "shop.lock"), "utf8"));
    const stream = await fetch(`${shop.url}/lake/v1/data/listen/production?query=*`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const events = stream.text();
    expect(await shop.stop()).toBe(0);
    expect(await events).toMatch(/^event: welcome\n/);
  });
});

/** Sends a request whose body is still incomplete after the shop has begun to answer. */
async function slowPost(shop: Shop) {
  const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const body = JSON.stringify({ nothing: "to order" });
  const head = [
    "POST /api/order HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    "Connection: close",
    "Expect: 100-continue",
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const [started] = await once(socket, "data");
  expect(String(started)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write(body.slice(0, 5));
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  return {
    finish: () => socket.write(body.slice(5)),
    answer: new Promise<string>((resolve) => socket.on("close", () => resolve(answer))),
  };
}

/** The lock is released last, after the database is closed. */
async function untilUnlocked(shop: Shop): Promise<void> {
  while (existsSync(join(shop.dataDir, "shop.lock"))) await new Promise((wake) => setTimeout(wake, 50));
}

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const answered = await fetch(url, { headers: { Connection: "close" } }).then(
      () => true,
      () => false,
    );
    if (!answered) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
}
