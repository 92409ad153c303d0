import { setTimeout as pause } from "node:timers/promises";
import type { Shop } from "#tests/support/shop/shop";
import { paths } from "~/kernel/paths";
import { placePaidOrder } from "./place-paid-order";
import { sendWithSockets } from "./socket-load";

const seconds = 15;
const ordersPerSecond = 2;

export type Overload = {
  readonly rendersPerSecond: number;
  readonly quietP99Ms: number;
  readonly cachedP50Ms: number;
  readonly cachedP99Ms: number;
  readonly healthP99Ms: number;
  /** The number of responses by status. */
  readonly flood: Readonly<Record<string, number>>;
  /** The number of orders by outcome that were placed and paid meanwhile. */
  readonly orders: Readonly<Record<string, number>>;
  /** The slowest times until an order was recorded, and until it was ordered after payment at the sandbox. */
  readonly slowestPlacedMs: number;
  readonly slowestOrderedMs: number;
};

/**
 * Requests ten times as many renders as the shop can make, from two hundred clients. Meanwhile it measures cached
 * pages, the health check and the checkouts of others. The shop trusts this machine as a proxy.
 */
export async function measureOverload(shop: Shop, cachedPath: string): Promise<Overload> {
  const origin = shop.url;
  const loadCachedPage = (time = seconds) =>
    sendWithSockets({
      url: origin + cachedPath,
      headers: { "accept-encoding": "br" },
      connections: 4,
      seconds: time,
    });
  const quiet = await loadCachedPage(5);
  const rendersPerSecond = await measureCapacity(origin);
  const flooding = floodWithRequests(origin, rendersPerSecond * 10);
  const ordering = placeOrders(shop);
  await pause(1_000);
  const [pages, health] = await Promise.all([
    loadCachedPage(seconds - 2),
    sendWithSockets({ url: `${origin}${paths.health}`, headers: {}, connections: 1, seconds: seconds - 2 }),
  ]);
  return {
    rendersPerSecond: Math.round(rendersPerSecond),
    quietP99Ms: roundToTenth(quiet.p99Ms),
    cachedP50Ms: roundToTenth(pages.p50Ms),
    cachedP99Ms: roundToTenth(pages.p99Ms),
    healthP99Ms: roundToTenth(health.p99Ms),
    flood: await flooding,
    ...(await ordering),
  };
}

let visitors = 0;

/** Requests a page that is not cached. */
function fetchUncachedPage(origin: string): Promise<Response> {
  visitors += 1;
  return fetch(`${origin}${paths.search}?query=bench${visitors}`, {
    headers: createClientIpHeader(visitors % 200),
  });
}

/** Measures the renders per second when requests arrive as fast as they are rendered. */
async function measureCapacity(origin: string): Promise<number> {
  const started = performance.now();
  let rendered = 0;
  const visit = async () => {
    while (performance.now() - started < 5_000) {
      const answer = await fetchUncachedPage(origin);
      await answer.arrayBuffer();
      if (answer.status === 200) rendered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  return rendered / ((performance.now() - started) / 1000);
}

/** Sends requests at a fixed rate, whatever the responses are. */
async function floodWithRequests(origin: string, perSecond: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const pendingRequests: Promise<void>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    while (pendingRequests.length < due)
      pendingRequests.push(
        fetchUncachedPage(origin).then(
          async (answer) => {
            increment(statuses, answer.status);
            await answer.arrayBuffer();
          },
          () => increment(statuses, "no answer"),
        ),
      );
    await pause(5);
  }
  await Promise.all(pendingRequests);
  return statuses;
}

async function placeOrders(
  shop: Shop,
): Promise<Pick<Overload, "orders" | "slowestPlacedMs" | "slowestOrderedMs">> {
  const orders: Record<string, number> = {};
  const placedOrders = await Promise.all(
    Array.from({ length: (seconds - 1) * ordersPerSecond }, async (_, n) => {
      await pause((n * 1000) / ordersPerSecond);
      return placePaidOrder(shop, createClientIpHeader(200 + n));
    }),
  );
  for (const { outcome } of placedOrders) increment(orders, outcome);
  return {
    orders,
    slowestPlacedMs: Math.max(...placedOrders.map(({ placedMs }) => placedMs)),
    slowestOrderedMs: Math.max(...placedOrders.map(({ orderedMs }) => orderedMs)),
  };
}

/** Returns the proxy header that gives each visitor a separate client IP. */
function createClientIpHeader(visitor: number): { readonly "x-forwarded-for": string } {
  return { "x-forwarded-for": `203.0.${Math.floor(visitor / 250) + 112}.${(visitor % 250) + 1}` };
}

function increment(counts: Record<string, number>, key: number | string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function roundToTenth(milliseconds: number): number {
  return Number(milliseconds.toFixed(1));
}
