import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client.server";
import { orders } from "#db/schema/orders";
import { checkoutForm } from "#tests/support/browser/checkout";
import { type PostgresServer, startPostgres } from "#tests/support/database/postgres";
import { findRequiredPostgres } from "#tests/support/database/two-connections";
import { findFreePortPair } from "#tests/support/process/free-port";
import { parseEnv } from "#tests/support/shop/settings";
import { buildIfStale } from "#tests/support/shop/shop";
import { silentLog } from "#tests/support/shop/silent-log";
import { signInEditor } from "#tests/support/studio/signed-in-editor";
import { isStaffRequest } from "~/edge/gateway/staff-request";
import { createWorkerProxy } from "~/edge/gateway/worker-proxy.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { startWorkerPool, type WorkerPool } from "~/edge/worker/worker-pool.server";

const bin = findRequiredPostgres();
const dataDir = mkdtempSync(join(tmpdir(), "shop-workers-"));
const exits = new BroadcastChannel("exits");
let postgres: PostgresServer;
let pool: WorkerPool;
let url: string;
const server = createServer();

/** Two app workers on one database, behind a gateway without a page cache. */
beforeAll(async () => {
  if (!bin) return;
  buildIfStale();
  postgres = await startPostgres(bin);
  const port = await findFreePortPair();
  url = `http://localhost:${port}`;
  pool = await startWorkerPool({
    count: 2,
    usesFirstWorker: isStaffRequest,
    settings: parseEnv({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: postgres.url }),
    commandToken: "token",
    limits: createRateLimits(silentLog),
    log: silentLog,
    program: new URL("../support/killable-worker.fixture.mjs", import.meta.url),
  });
  server.on("request", createWorkerProxy(pool.chooseSocket).request);
  await once(server.listen(port), "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  exits.close();
  await pool?.close();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const toRequest = (path: string) => Object.assign(Object.create(null), { url: path, headers: {} });
const chooseSocket = (path: string): ReturnType<WorkerPool["chooseSocket"]> => {
  const request: IncomingMessage = toRequest(path);
  return pool.chooseSocket(request);
};

/** Runs this while the first worker is so busy that requests go to the second. */
async function withFirstBusy<T>(work: () => Promise<T>): Promise<T> {
  const { trackRequest, socketPath } = chooseSocket("/lake");
  const leaving = Array.from({ length: 100 }, trackRequest);
  try {
    await expect.poll(() => chooseSocket("/").socketPath, { timeout: 20_000 }).not.toBe(socketPath);
    return await work();
  } finally {
    for (const leave of leaving) leave();
  }
}

async function renderedFaqs(): Promise<string> {
  const page = await pool.call("render", "/faqs", "test-request");
  return gunzipSync(page.variants.gzip.body).toString();
}

/** Publishes a question on the page /faqs. */
async function publishQuestion(question: string): Promise<void> {
  const editor = await signInEditor(url);
  await editor.mutate({ patch: { id: "faq-sample-cost", set: { question } } });
}

describe.skipIf(!bin)("two app workers behind one gateway", () => {
  it("shows published content from either worker right after the editor's response", async () => {
    expect(await withFirstBusy(renderedFaqs)).not.toContain("Is this a question of today?");
    const before = pool.invalidations.version();
    await publishQuestion("Is this a question of today?");
    expect(pool.invalidations.version()).toBeGreaterThan(before);
    // A worker that has not read the change yet gets no render.
    const atOnce = await Promise.all(Array.from({ length: 6 }, renderedFaqs));
    for (const page of atOnce) expect(page).toContain("Is this a question of today?");
    expect(await withFirstBusy(renderedFaqs)).toContain("Is this a question of today?");
  });

  it("loses no order when a worker exits, and restarts that worker", async () => {
    await publishQuestion("Is this a question before an exit?");
    const secondSocket = await withFirstBusy(async () => chooseSocket("/").socketPath);
    const placements = Array.from({ length: 12 }, () => randomUUID());
    let answered = 0;
    const placeOrder = async (placementId: string, n: number) => {
      for (;;) {
        const answer = await fetch(`${url}/api/order`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Origin: url },
          body: JSON.stringify({ ...checkoutForm, bill_email: `reader${n}@example.com`, placementId }),
        }).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => undefined);
        if (answer && answer.status !== 503) {
          answered += 1;
          if (answered === 2) exits.postMessage(secondSocket);
          return answer.status;
        }
      }
    };
    const statuses = await Promise.all(placements.map(placeOrder));
    expect(statuses).toEqual(placements.map(() => 200));
    const database = await openDatabase({ kind: "server", url: postgres.url }, null);
    const stored = await database.db
      .select({ email: orders.email })
      .from(orders)
      .where(like(orders.email, "reader%"));
    await database.close();
    expect(stored.map(({ email }) => email).sort()).toEqual(
      placements.map((_, n) => `reader${n}@example.com`).sort(),
    );
    expect(await withFirstBusy(renderedFaqs)).toContain("Is this a question before an exit?");
  });

  it("serves staff from the second worker while the first restarts", async () => {
    // Waits until the second worker runs.
    await withFirstBusy(renderedFaqs);
    const { socketPath } = chooseSocket("/lake");
    exits.postMessage(socketPath);
    await expect.poll(() => chooseSocket("/lake").socketPath, { timeout: 20_000 }).not.toBe(socketPath);
    expect((await fetch(`${url}/api/payment-methods`)).status).toBe(200);
    expect((await signInEditor(url)).cookie).toContain("=");
    await expect.poll(() => chooseSocket("/lake").socketPath, { timeout: 60_000 }).toBe(socketPath);
  });
});
