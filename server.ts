import type { RequestListener, Server } from "node:http";
import { createClientIpResolver } from "@stile-and-rail/http/client-ip.server";
import { canUpgrade, createGateway, rejectUpgrade } from "~/edge/gateway/gateway.server";
import { createNotFoundLogger } from "~/edge/gateway/not-found-log";
import { isStaffRequest } from "~/edge/gateway/staff-request";
import { createWorkerProxy } from "~/edge/gateway/worker-proxy.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { getBaseHeaders } from "~/edge/headers/security-headers";
import { serveBuiltAssets } from "~/edge/http/assets.server";
import { createHandlerChain, mountBelow, sendText } from "~/edge/http/handler";
import { rejectUnroutedFilePath } from "~/edge/http/unrouted-file";
import { createHealthHandler } from "~/edge/monitoring/health.server";
import { createMetrics, type MetricSources } from "~/edge/monitoring/metrics.server";
import { answerLiveness, createReadinessHandler } from "~/edge/monitoring/probes.server";
import { createPageCache, type PageCache } from "~/edge/pages/page-cache.server";
import { createPreviewCookies } from "~/edge/pages/preview.server";
import { bootstrap, exitOnStartupError } from "~/edge/process/bootstrap.server";
import { readHeapBytes, readProcessMemoryMegabytes, toMegabytes } from "~/edge/process/memory.server";
import { stopOnSignal } from "~/edge/process/stop.server";
import { notifyReady } from "~/edge/process/supervisor.server";
import { countLogLines, createLog } from "~/edge/services/log.server";
import type { Env } from "~/edge/settings/env.server";
import { startWorkerPool, type WorkerPool } from "~/edge/worker/worker-pool.server";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { systemClock } from "~/kernel/time/clock";

/**
 * Starts the shop. This thread is the gateway. It serves cached pages and static files, and rejects invalid requests. It
 * proxies all others to the app workers, so that a slow render never blocks it (decision 055).
 */
async function start(): Promise<void> {
  const { settings, lock, server } = await bootstrap();
  const log = createLog(settings.mode);
  const workers = await startWorkerPool({
    count: settings.appWorkers,
    usesFirstWorker: isStaffRequest,
    settings,
    commandToken: lock.owner.token,
    limits: createRateLimits(log),
    log,
    program: new URL("./app.worker.js", import.meta.url),
  });
  let isDraining = false;
  serve(server, { workers, settings, log, isDraining: () => isDraining });
  stopOnSignal({
    server,
    log,
    drainMs: settings.drainMs,
    onDrain: () => {
      isDraining = true;
    },
    endStreams: workers.endStreams,
    close: workers.close,
  });
  notifyReady(settings, await workers.call("demoQuoteLink"));
}

type ServeOptions = {
  readonly workers: WorkerPool;
  readonly settings: Env;
  readonly log: Log;
  readonly isDraining: () => boolean;
};

function serve(server: Server, { workers, settings, log, isDraining }: ServeOptions): void {
  const headers = getBaseHeaders(settings);
  const cache = openPageCache(workers, settings, log);
  const metrics = settings.metricsToken
    ? createMetrics(settings.metricsToken, getMetricSources(workers, cache))
    : null;
  const proxy = createWorkerProxy(workers.chooseSocket, headers);
  const handleUncached = createHandlerChain(
    [
      mountBelow(
        paths.health,
        createHealthHandler(
          () => workers.call("health"),
          () => getDemoDetails({ workers, cache, settings }),
        ),
      ),
      mountBelow(paths.liveness, answerLiveness),
      mountBelow(
        paths.readiness,
        createReadinessHandler({
          isDraining,
          isWorkerUp: workers.isUp,
          hasHomePage: () => workers.call("hasHomePage"),
        }),
      ),
      ...(metrics ? [mountBelow(paths.metrics, metrics.answer)] : []),
      serveBuiltAssets("build/client"),
      rejectUnroutedFilePath,
      proxy.request,
    ],
    (error, _request, response) => {
      log.error({ error: String(error) }, "a request could not be proxied");
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Something went wrong on our side. Please try again.");
    },
  );
  const logNotFound = createNotFoundLogger({ log, clock: systemClock });
  const next: RequestListener = (request, response) => {
    logNotFound(request, response);
    if (!cache.answer(request, response)) handleUncached(request, response);
  };
  server.removeAllListeners("request");
  if (metrics) server.on("request", metrics.trackRequest);
  server.on("request", createGateway({ headers, answerFromCache: cache.answerExact, next }));
  server.on("upgrade", (request, socket, head) => {
    if (canUpgrade(request)) proxy.upgrade(request, socket, head);
    else rejectUpgrade(socket, headers);
  });
}

function getMetricSources(workers: WorkerPool, cache: PageCache): MetricSources {
  return {
    readWorkers: workers.readFigures,
    countLogLines,
    readShop: () => workers.call("shopFigures"),
    countRenderedPages: cache.rendered,
    countPendingRenders: cache.pending,
    countCachedBytes: cache.cachedBytes,
  };
}

type DemoDetailSources = {
  readonly workers: WorkerPool;
  readonly cache: PageCache;
  readonly settings: Pick<Env, "mode">;
};

/** Memory by component and the number of rendered pages; a live shop does not publish them. */
async function getDemoDetails({ workers, cache, settings }: DemoDetailSources): Promise<object> {
  if (settings.mode !== "demo") return {};
  const gatewayUsage = { gateway: readHeapBytes(), keptPages: cache.cachedBytes() };
  return {
    pages: { rendered: cache.rendered() },
    megabytes: {
      all: readProcessMemoryMegabytes(),
      ...toMegabytes({ ...gatewayUsage, ...(await workers.memoryUsage()) }),
    },
  };
}

function openPageCache(workers: WorkerPool, settings: Env, log: Log) {
  const preview = createPreviewCookies(workers.sessionSecret, settings);
  return createPageCache({
    threads: settings.appWorkers,
    invalidations: workers.invalidations,
    render: (key, requestId) => workers.call("render", key, requestId),
    knownAddresses: () => workers.call("knownAddresses"),
    onError: (error, path) =>
      log.error({ error: String(error), path }, "a public page could not be rendered"),
    resolveClientIp: createClientIpResolver(settings.trustedProxies),
    isPreview: (request) => preview.readPreviewer(request, systemClock.now()) !== undefined,
  });
}

exitOnStartupError(start);
