import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ServiceUnavailable } from "~/edge/gateway/load-shedding";
import { createWorkerProxy } from "~/edge/gateway/worker-proxy.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { readEnv } from "~/edge/settings/env.server";
import { startWorkerPool, type WorkerPool } from "~/edge/worker/worker-pool.server";
import type { Log } from "~/kernel/log";
import { silentLog } from "../../support/shop/silent-log";

const warnings: string[] = [];
const log: Log = { ...silentLog, warn: (_facts, text) => void warnings.push(text) };

const opened: { server: Server; back: WorkerPool }[] = [];
afterEach(async () => {
  for (const { server, back } of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
    await back.close();
  }
});

async function frontWithBack() {
  const settings = readEnv({});
  if (!settings.ok) throw new Error("no settings");
  const back = await startWorkerPool({
    count: 1,
    settings: settings.value,
    commandToken: "token",
    limits: createRateLimits(silentLog),
    log,
    program: new URL("../support/crashing-worker.fixture.mjs", import.meta.url),
  });
  const { request: pass, upgrade } = createWorkerProxy(back.chooseSocket);
  const server = createServer((request, response) => {
    // The gateway sets its own headers first.
    response.setHeader("X-Content-Type-Options", "nosniff");
    pass(request, response);
  });
  server.on("upgrade", upgrade);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  opened.push({ server, back });
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    back,
    port,
    get: (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

/** Sends these exact bytes to the gateway and returns its response. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  let output = "";
  socket.on("data", (chunk) => {
    output += String(chunk);
  });
  await once(socket, "close");
  return output;
}

type Heard = { url: string; method: string; headers: string[]; body: string };

async function readResponse(answer: Response): Promise<Heard> {
  return answer.json();
}

describe("the proxy from the gateway to the app worker", () => {
  it("forwards request and response to and from the app worker unchanged", async () => {
    const { get } = await frontWithBack();
    const answer = await get("/api/order?a=%20b", { method: "POST", body: "what is ordered" });
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await readResponse(answer)).toMatchObject({
      url: "/api/order?a=%20b",
      method: "POST",
      body: "what is ordered",
    });
  });

  it("sets the peer address header itself and ignores the client's value", async () => {
    const { get } = await frontWithBack();
    const { headers } = await readResponse(await get("/", { headers: { "X-Shop-Peer": "203.0.113.7" } }));
    expect(headers.filter((_, at) => headers[at - 1]?.toLowerCase() === "x-shop-peer")).toEqual([
      "127.0.0.1",
    ]);
  });

  it("keeps a request body separate from the next request", async () => {
    const { port, get } = await frontWithBack();
    const hidden = "GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const size = hidden.length.toString(16);
    const head =
      "GET /outer HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
    const text = await raw(port, `${head}${size}\r\n${hidden}\r\n0\r\n\r\n`);
    expect(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1))).toMatchObject({
      url: "/outer",
      body: hidden,
    });
    expect((await readResponse(await get("/next"))).url).toBe("/next");
  });

  it("forwards no second request after an upgrade that the app worker does not accept", async () => {
    const { port } = await frontWithBack();
    // Node drops the headers after so many others, so that the app worker does not see the upgrade.
    const many = Array.from({ length: 1_100 }, (_, at) => `a${at}: b\r\n`).join("");
    const outer = `GET /outer HTTP/1.1\r\nHost: localhost\r\n${many}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    const hidden =
      "GET /hidden HTTP/1.1\r\nHost: localhost\r\nX-Shop-Peer: 203.0.113.7\r\nConnection: close\r\n\r\n";
    const text = await raw(port, outer + hidden);
    // Node 24 rejects so many headers itself.
    expect(text).toMatch(/"url":"\/outer"|^HTTP\/1\.1 431 /);
    expect(text).not.toContain("/hidden");
  });
});

describe("an app worker that exits unexpectedly", () => {
  it("answers 503 with Retry-After while the app worker restarts", async () => {
    const { get, back } = await frontWithBack();
    const before = back.invalidations.version();
    warnings.length = 0;
    const answer = await get("/end");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    await expect.poll(async () => (await get("/")).status, { timeout: 20_000 }).toBe(200);
    expect(back.invalidations.version()).toBeGreaterThan(before);
    expect(warnings).toEqual(["the app worker has ended and is restarted"]);
  });

  it("rejects every pending render when the app worker exits", async () => {
    const { back } = await frontWithBack();
    const [first, ended, meanwhile] = await Promise.allSettled([
      back.call("render", "/", "test-request"),
      back.call("render", "/end", "test-request"),
      back.call("render", "/late", "test-request"),
    ]);
    expect(first).toMatchObject({ status: "fulfilled", value: "/ 1" });
    for (const one of [ended, meanwhile])
      expect(one.status === "rejected" && one.reason).toBeInstanceOf(ServiceUnavailable);
    await expect
      .poll(() => back.call("render", "/", "test-request").catch(() => "away"), { timeout: 20_000 })
      .toBe("/ 1");
  });

  it("leaves the app worker stopped when the shop stops", async () => {
    const { back } = await frontWithBack();
    await back.close();
    await expect(back.call("render", "/", "test-request")).rejects.toBeInstanceOf(ServiceUnavailable);
  });
});
