import type { RequestListener } from "node:http";
import { createClientIpResolver } from "@stile-and-rail/http/client-ip.server";
import { createDemoQuoteLink } from "~/edge/demo/demo-quotes.server";
import { canUpgrade } from "~/edge/gateway/gateway.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { createHandlerChain, isRequestBelowPath, mountBelow, sendText } from "~/edge/http/handler";
import { startVite } from "~/edge/http/remix-build.server";
import { createShopListener } from "~/edge/http/shop-listener.server";
import { rejectUnroutedFilePath } from "~/edge/http/unrouted-file";
import { checkHealth, createHealthHandler } from "~/edge/monitoring/health.server";
import { isReadRequest } from "~/edge/pages/page-cache.server";
import { toPageKey } from "~/edge/pages/page-key";
import { bootstrap, exitOnStartupError } from "~/edge/process/bootstrap.server";
import { stopOnSignal } from "~/edge/process/stop.server";
import { notifyReady } from "~/edge/process/supervisor.server";
import { createLog } from "~/edge/services/log.server";
import { createApp } from "~/edge/worker/create-app.server";
import { paths } from "~/kernel/paths";

/** `npm run dev`: gateway and app in one thread, without a cache, with modules built by Vite on demand. */
async function start(): Promise<void> {
  const { settings, lock, server } = await bootstrap();
  const log = createLog(settings.mode);
  const app = await createApp(settings, lock.owner.token, createRateLimits(log));
  const { build, assets } = await startVite(server);
  const shop = createShopListener({
    ...app,
    resolveClientIp: createClientIpResolver(settings.trustedProxies),
    build,
  });
  const everything = createHandlerChain(
    [
      mountBelow(
        paths.health,
        createHealthHandler(() => checkHealth(app.probes)),
      ),
      assets,
      rejectUnroutedFilePath,
      shop,
    ],
    (error, _request, response) => sendText(response, 500, String(error)),
  );
  server.removeAllListeners("request");
  server.on("request", withPageKeys(everything));
  server.on("upgrade", (request, socket, head) => {
    request.socket.setTimeout(0);
    // An unknown upgrade may be Vite's.
    const mount = app.mounts.find(({ path }) => isRequestBelowPath(path, request));
    if (mount?.upgrade && canUpgrade(request)) mount.upgrade(request, socket, head);
  });
  app.startJobs();
  stopOnSignal({
    server,
    log,
    drainMs: 0,
    onDrain: () => undefined,
    endStreams: app.endStreams,
    close: app.close,
  });
  notifyReady(settings, await createDemoQuoteLink(app.services));
}

/** Rewrites the URL of a public page to its cache key, so that a page sees the same URL as in production. */
function withPageKeys(shop: RequestListener): RequestListener {
  return (request, response) => {
    if (isReadRequest(request)) request.url = toPageKey(request.url ?? "") ?? request.url;
    shop(request, response);
  };
}

exitOnStartupError(start);
