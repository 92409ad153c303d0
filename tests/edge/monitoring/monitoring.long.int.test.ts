import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Shop, startShop } from "#tests/support/shop/shop";

const token = "a-token-for-the-metrics-of-the-tests";
const drainSeconds = 3;
const settings = { METRICS_TOKEN: token, DRAIN_SECONDS: String(drainSeconds) };
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ settings });
}, 400_000);
afterAll(() => shop.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers });

/** Returns the value of each metric line, by name and labels. */
async function readMetrics(): Promise<ReadonlyMap<string, number>> {
  const answer = await get("/metrics", { Authorization: `Bearer ${token}` });
  const lines = (await answer.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

describe("the metrics", () => {
  it("shows the metrics only to a client with the token", async () => {
    for (const authorization of [undefined, "Bearer wrong", `Basic ${token}`]) {
      const answer = await get("/metrics", authorization ? { authorization } : {});
      expect([answer.status, answer.headers.get("www-authenticate"), await answer.text()]).toEqual([
        401,
        "Bearer",
        "Metrics need the token of METRICS_TOKEN.",
      ]);
    }
  });

  it("count requests by route pattern, method and status, cached pages included", async () => {
    const line = 'shop_http_requests_total{route="/products/kitchen-cabinets",method="GET",status="200"}';
    const before = (await readMetrics()).get(line) ?? 0;
    for (let count = 0; count < 3; count += 1) await (await get("/products/kitchen-cabinets")).text();
    await expect.poll(async () => (await readMetrics()).get(line)).toBe(before + 3);
  });

  it("reports the state of database, content, worker, emails and payments as metrics", async () => {
    const metrics = await readMetrics();
    expect(metrics.get('shop_component_up{component="database"}')).toBe(1);
    expect(metrics.get('shop_component_up{component="content"}')).toBe(1);
    expect(metrics.get('shop_worker_up{worker="1"}')).toBe(1);
    expect(metrics.get("shop_emails_failed")).toBe(0);
    expect(metrics.get("shop_payment_reviews")).toBe(0);
    expect(metrics.get('shop_payment_attempts{status="open"}')).toEqual(expect.any(Number));
    expect(metrics.get("process_resident_memory_bytes")).toBeGreaterThan(50_000_000);
  });
});

describe("a request id", () => {
  it("gives each request that misses the cache a new request id", async () => {
    const ids = await Promise.all(["/checkout", "/checkout"].map(async (path) => (await get(path)).headers));
    const [first, second] = ids.map((headers) => headers.get("x-request-id"));
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(first).not.toBe(second);
  });

  it("never takes a request id from the client", async () => {
    const answer = await get("/checkout", { "X-Request-Id": "chosen-by-the-client" });
    expect(answer.headers.get("x-request-id")).not.toBe("chosen-by-the-client");
  });

  it("writes the request id into the log line, with host, process and thread", async () => {
    const answer = await fetch(`${shop.url}/api/payment/stripe/webhook`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(400);
    const id = answer.headers.get("x-request-id") ?? "none";
    await expect.poll(() => shop.output()).toContain(id);
    const line = shop
      .output()
      .split("\n")
      .find((text) => text.includes(id));
    const shape = z.object({ event: z.string(), host: z.string(), pid: z.number(), thread: z.number() });
    const { event, thread } = shape.parse(JSON.parse(line ?? ""));
    expect([event, thread > 0]).toEqual(["forged-webhook", true]);
  });
});

it("answers pages after SIGTERM until the load balancer has noticed that it is not ready", async () => {
  const stopping = await startShop({ settings });
  const ask = async (path: string) => {
    const answer = await fetch(stopping.url + path);
    return [answer.status, path.endsWith("z") ? await answer.json() : ""];
  };
  expect(await ask("/livez")).toEqual([200, { ok: true }]);
  expect(await ask("/readyz")).toEqual([200, { ready: true }]);
  const startedAt = Date.now();
  const stopped = stopping.stop();
  await expect.poll(() => ask("/readyz")).toEqual([503, { ready: false, reason: "The server is stopping." }]);
  expect([await ask("/faqs"), await ask("/livez")]).toEqual([
    [200, ""],
    [200, { ok: true }],
  ]);
  expect(await stopped).toBe(0);
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(drainSeconds * 1_000);
}, 400_000);
