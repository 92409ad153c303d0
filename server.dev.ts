import type { RequestListener } from "node:http";
import { openBack } from "~/edge/back/open-back.server";
import { demoQuoteLink } from "~/edge/demo/demo-quotes.server";
import { mayUpgrade } from "~/edge/front/front-door.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { below, inOrder, isBelow, sendText } from "~/edge/http/handler";
import { healthz, probed } from "~/edge/http/health.server";
import { noSuchFile } from "~/edge/http/no-such-file";
import { viteRemix } from "~/edge/http/remix-build.server";
import { createShopListener } from "~/edge/http/shop-listener.server";
import { isReading } from "~/edge/pages/page-cache.server";
import { pageKey } from "~/edge/pages/page-key";
import { begin, orExplain } from "~/edge/process/begin.server";
import { stopOnSignal } from "~/edge/process/stop.server";
import { tellReady } from "~/edge/process/supervisor.server";
import { createLog } from "~/edge/services/log.server";
import { paths } from "~/kernel/paths";
import { createWhoAsks } from "~/kernel/who-asks.server";

/** `npm run dev`: front and back in one thread, nothing cached, every module by Vite as it is now. */
async function start(): Promise<void> {
  const { settings, lock, server } = await begin();
  const log = createLog(settings.mode);
  const back = await openBack(settings, lock.owner.token, createRateLimits(log));
  const { build, assets } = await viteRemix(server);
  const shop = createShopListener({ ...back, askerOf: createWhoAsks(settings.trustedProxies), build });
  const everything = inOrder(
    [
      below(
        paths.health,
        healthz(() => probed(back.probes)),
      ),
      assets,
      noSuchFile,
      shop,
    ],
    (error, _request, response) => sendText(response, 500, String(error)),
  );
  server.removeAllListeners("request");
  server.on("request", withPageKeys(everything));
  server.on("upgrade", (request, socket, head) => {
    request.socket.setTimeout(0);
    // What is none of ours may be Vite's.
    const mount = back.mounts.find(({ path }) => isBelow(path, request));
    if (mount?.upgrade && mayUpgrade(request)) mount.upgrade(request, socket, head);
  });
  back.startJobs();
  stopOnSignal({ server, log, endStreams: back.endStreams, close: back.close });
  tellReady(settings, await demoQuoteLink(back.services));
}

/** A public page sees no more of its address than it will in production. */
function withPageKeys(shop: RequestListener): RequestListener {
  return (request, response) => {
    if (isReading(request)) request.url = pageKey(request.url ?? "") ?? request.url;
    shop(request, response);
  };
}

orExplain(start);
