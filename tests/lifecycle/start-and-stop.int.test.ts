import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { seededData } from "#tests/support/seeded-data";
import { buildIfStale, type Shop, startShop } from "#tests/support/shop";

beforeAll(async () => {
  buildIfStale();
  await seededData();
}, 240_000);

const shops: Shop[] = [];
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.kill().catch(() => undefined);
});

async function opened(dataDir?: string): Promise<Shop> {
  const shop = await startShop(dataDir ? { dataDir } : {});
  shops.push(shop);
  return shop;
}

describe("the shop as a process", { timeout: 60_000 }, () => {
  it("prints its addresses and how long it took", async () => {
    const shop = await opened();
    expect(shop.output()).toMatch(/The shop is open after \d+\.\d s/);
    for (const path of ["", "/studio", "/demo/mailbox", "/demo/kit"]) {
      expect(shop.output()).toContain(`${shop.url}${path}`);
    }
  });

  it("finishes a running request before it stops, and takes no new one", async () => {
    const shop = await opened();
    const running = await slowPost(shop);
    const stopped = shop.stop();
    await untilRefused(shop);
    running.finish();
    expect(await running.answer).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(await stopped).toBe(0);
  });

  it("does not wait longer than 10 seconds for a request that never ends", async () => {
    const shop = await opened();
    await slowPost(shop);
    const started = performance.now();
    // The rest is the closing of the database, on a machine that runs other shops too.
    expect(await shop.stop()).toBe(0);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it("starts on its data at once after kill -9", async () => {
    const first = await opened();
    await first.kill();
    const started = performance.now();
    const second = await opened(first.dataDir);
    // Under 5 seconds on an idle machine; the suite shares its cores with other shops.
    expect(performance.now() - started).toBeLessThan(15_000);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  });

  it("leaves no process behind when its starter is killed", async () => {
    const shop = await opened();
    await shop.killStarter();
    await untilRefused(shop);
    await expect(fetch(shop.sandboxUrl)).rejects.toThrow();
  });

  it("starts again after its starter was killed", async () => {
    const first = await opened();
    await first.killStarter();
    await untilRefused(first);
    await untilUnlocked(first);
    const second = await opened(first.dataDir);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  });

  it("says goodbye to an editor who listens, instead of waiting for them", async () => {
    const shop = await opened();
    const { token } = JSON.parse(readFileSync(join(shop.dataDir, "shop.lock"), "utf8"));
    const stream = await fetch(`${shop.url}/lake/v1/data/listen/production?query=*`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const heard = stream.text();
    expect(await shop.stop()).toBe(0);
    expect(await heard).toMatch(/^event: welcome\n/);
  });
});

/** A request whose body is still on its way. */
async function slowPost(shop: Shop) {
  const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  socket.on("error", () => undefined);
  const body = JSON.stringify({ nothing: "to order" });
  socket.write(
    `POST /api/order HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await new Promise((sent) => setTimeout(sent, 300));
  return {
    finish: () => socket.write(body.slice(5)),
    answer: new Promise<string>((resolve) => socket.on("close", () => resolve(answer))),
  };
}

/** The lock goes last, after the database. */
async function untilUnlocked(shop: Shop): Promise<void> {
  while (existsSync(join(shop.dataDir, "shop.lock"))) await new Promise((wake) => setTimeout(wake, 50));
}

async function untilRefused(shop: Shop): Promise<void> {
  for (;;) {
    const answered = await fetch(`${shop.url}/healthz`, { headers: { Connection: "close" } }).then(
      () => true,
      () => false,
    );
    if (!answered) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
}
