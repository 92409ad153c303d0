import { rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { createClientIpResolver } from "@stile-and-rail/http/client-ip.server";
import { isDatabaseUnavailable } from "#db/database-unavailable";
import { toCacheTags } from "~/content/client/content-reads.server";
import { createKnownPaths } from "~/domains/seo/known-paths.server";
import { createDemoQuoteLink } from "~/edge/demo/demo-quotes.server";
import { rejectUpgrade } from "~/edge/gateway/gateway.server";
import type { RateLimits } from "~/edge/guards/rate-limits.server";
import { isRequestBelowPath } from "~/edge/http/handler";
import { loadRemixBuild } from "~/edge/http/remix-build.server";
import { createShopListener } from "~/edge/http/shop-listener.server";
import { hasHomePage } from "~/edge/monitoring/has-home-page.server";
import { checkHealth } from "~/edge/monitoring/health.server";
import { createRequestId, runWithRequestId } from "~/edge/monitoring/request-id.server";
import { readShopFigures } from "~/edge/monitoring/shop-figures.server";
import { copyForTransfer } from "~/edge/pages/cached-page.server";
import { createPublicRenderer } from "~/edge/pages/render-public.server";
import { readHeapBytes } from "~/edge/process/memory.server";
import { StartupError } from "~/edge/process/startup-error.server";
import { countLogLines } from "~/edge/services/log.server";
import { closeAfterResponse } from "~/edge/worker/close-after-response";
import { type App, createApp } from "~/edge/worker/create-app.server";
import { createRpcClient, exposeRpc } from "~/edge/worker/rpc";
import { datedContentTags, watchShopDay } from "~/edge/worker/watch-shop-day";
import {
  peerAddressHeader,
  type WorkerApi,
  type WorkerMessage,
  type WorkerStartData,
  workerRequestIdHeader,
} from "~/edge/worker/worker-api";

// The app worker renders pages, runs use cases and answers the requests that the gateway proxies (decision 055).

if (!parentPort) throw new Error("this script must run as a worker thread of the shop");
await start(parentPort, workerData);

async function start(gateway: MessagePort, data: WorkerStartData): Promise<void> {
  const send = (message: WorkerMessage) => gateway.postMessage(message);
  const client = createRpcClient<RateLimits>(gateway);
  const limits: RateLimits = {
    allows: (name, key) => client.call("allows", name, key),
    revertCount: (name, key) => client.call("revertCount", name, key),
  };
  try {
    process.on("unhandledRejection", ignoreLostDatabase);
    const app = await createApp(data.settings, data.commandToken, limits, data);
    const knownAddresses = createKnownPaths(app.services);
    // The commit is reported before the change: no request may see a publish through a worker that has not read it.
    app.onCommitRead((sequence) => send({ type: "commit-read", sequence }));
    app.services.content.onPublish((change) => send({ type: "content-changed", tags: toCacheTags(change) }));
    watchShopDay(app.services.clock, () => send({ type: "content-changed", tags: datedContentTags }));
    const build = await loadRemixBuild();
    const render = createPublicRenderer(app.services, build);
    exposeRpc(gateway, {
      render: (key, requestId) => runWithRequestId(requestId, async () => copyForTransfer(await render(key))),
      hasHomePage: () => hasHomePage(app.services.content),
      knownAddresses,
      health: () => checkHealth(app.probes),
      shopFigures: () => readShopFigures(app.services, app.probes),
      logLines: countLogLines,
      memoryUsage: () => ({ worker: readHeapBytes(), ...app.memoryUsage() }),
      demoQuoteLink: () => createDemoQuoteLink(app.services),
      endStreams: app.endStreams,
      close: app.close,
    } satisfies WorkerApi);
    const resolveClientIp = createClientIpResolver(data.settings.trustedProxies);
    await listen(data.socketPath, app, createShopListener({ ...app, resolveClientIp, build }));
    app.startJobs();
    send({ type: "ready", sessionSecret: app.services.env.sessionSecret });
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    send({ type: "startup-error", message: error.message });
  }
}

/** A lost database connection may reject a promise that nothing awaits; the worker keeps running. */
function ignoreLostDatabase(reason: unknown): void {
  if (!isDatabaseUnavailable(reason)) throw reason;
}

/** Accepts connections of the gateway only. The gateway enforces all timeouts and header limits. */
async function listen(
  socketPath: string,
  { mounts }: App,
  handleRequest: ReturnType<typeof createShopListener>,
): Promise<void> {
  const server = createServer({
    requestTimeout: 0,
    headersTimeout: 0,
    keepAliveTimeout: 0,
    maxHeaderSize: 32 * 1024,
  });
  // Node drops headers above its limit, and the last header carries the address of the client.
  server.maxHeadersCount = 0;
  server.on("request", (request, response) => {
    restorePeerAddress(request);
    closeAfterResponse(request, response);
    runWithRequestId(takeRequestId(request), () => handleRequest(request, response));
  });
  server.on("upgrade", (request, socket, head) => {
    restorePeerAddress(request);
    const mount = mounts.find(({ path }) => isRequestBelowPath(path, request));
    const upgrade = mount?.upgrade;
    if (upgrade) runWithRequestId(takeRequestId(request), () => upgrade(request, socket, head));
    else rejectUpgrade(socket, {});
  });
  rmSync(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socketPath, resolve);
  });
}

/** Removes and returns the id that the gateway gave the request. */
function takeRequestId({ headers }: IncomingMessage): string {
  const value = headers[workerRequestIdHeader];
  delete headers[workerRequestIdHeader];
  return typeof value === "string" ? value : createRequestId();
}

/** Sets the client's address on the socket; safe because a connection carries one request at a time. */
function restorePeerAddress(request: IncomingMessage): void {
  const value = request.headers[peerAddressHeader];
  delete request.headers[peerAddressHeader];
  Object.defineProperty(request.socket, "remoteAddress", { value, configurable: true });
}
