import type { RequestListener, Server } from "node:http";
import { type RunningBacks, startBacks } from "~/edge/back/start-backs.server";
import { frontDoor, mayUpgrade, refuseUpgrade } from "~/edge/front/front-door.server";
import { createMissingLog } from "~/edge/front/missing-log";
import { isOfStaff } from "~/edge/front/of-staff";
import { passOn } from "~/edge/front/pass-on.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { everyAnswer } from "~/edge/headers/security-headers";
import { builtAssets } from "~/edge/http/assets.server";
import { below, inOrder, sendText } from "~/edge/http/handler";
import { healthz } from "~/edge/http/health.server";
import { noSuchFile } from "~/edge/http/no-such-file";
import { createPageCache, type PageCache } from "~/edge/pages/page-cache.server";
import { createPreview } from "~/edge/pages/preview.server";
import { begin, orExplain } from "~/edge/process/begin.server";
import { heapBytes, inMegabytes, processMegabytes } from "~/edge/process/memory.server";
import { stopOnSignal } from "~/edge/process/stop.server";
import { tellReady } from "~/edge/process/supervisor.server";
import { createLog } from "~/edge/services/log.server";
import type { Env } from "~/edge/settings/env.server";
import { systemClock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { createWhoAsks } from "~/kernel/who-asks.server";

/**
 * Starts the shop. This thread is the front: it answers what needs no data (pages it has kept, files, refusals) and
 * passes the rest on to the back, a thread of its own that may be as busy as it likes (decision 055).
 */
async function start(): Promise<void> {
  const { settings, lock, server } = await begin();
  const log = createLog(settings.mode);
  const back = await startBacks({
    count: settings.backs,
    isForFirst: isOfStaff,
    settings,
    commandToken: lock.owner.token,
    limits: createRateLimits(log),
    log,
    program: new URL("./back.worker.js", import.meta.url),
  });
  serve(server, back, settings, log);
  stopOnSignal({
    server,
    log,
    endStreams: back.endStreams,
    close: back.close,
  });
  tellReady(settings, await back.ask("demoQuote"));
}

function serve(server: Server, back: RunningBacks, settings: Env, log: Log): void {
  const headers = everyAnswer(settings);
  const cache = pageCache(back, settings, log);
  const inner = passOn(back.doorFor, headers);
  const further = inOrder(
    [
      below(
        paths.health,
        healthz(
          () => back.ask("health"),
          () => demoFacts({ back, cache, settings }),
        ),
      ),
      builtAssets("build/client"),
      noSuchFile,
      inner.request,
    ],
    (error, _request, response) => {
      log.error({ error: String(error) }, "a request could not be passed on");
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Something on our side gave way. Please try again.");
    },
  );
  const tellMissing = createMissingLog({ log, clock: systemClock });
  const next: RequestListener = (request, response) => {
    tellMissing(request, response);
    if (!cache.answer(request, response)) further(request, response);
  };
  server.removeAllListeners("request");
  server.on("request", frontDoor({ headers, fromCache: cache.answerKnown, next }));
  server.on("upgrade", (request, socket, head) => {
    if (mayUpgrade(request)) inner.upgrade(request, socket, head);
    else refuseUpgrade(socket, headers);
  });
}

type Serving = {
  readonly back: RunningBacks;
  readonly cache: PageCache;
  readonly settings: Pick<Env, "mode">;
};

/** Where the memory is and how many pages were rendered, for whoever runs the demo; nobody else's affair in a shop that is open to all. */
async function demoFacts({ back, cache, settings }: Serving): Promise<object> {
  if (settings.mode !== "demo") return {};
  const own = { front: heapBytes(), keptPages: cache.keptBytes() };
  return {
    pages: { rendered: cache.rendered() },
    megabytes: { all: processMegabytes(), ...inMegabytes({ ...own, ...(await back.memory()) }) },
  };
}

function pageCache(back: RunningBacks, settings: Env, log: Log) {
  const preview = createPreview(back.sessionSecret, settings);
  return createPageCache({
    threads: settings.backs,
    board: back.board,
    render: (key) => back.ask("render", key),
    known: () => back.ask("known"),
    onError: (error, path) =>
      log.error({ error: String(error), path }, "a public page could not be rendered"),
    askerOf: createWhoAsks(settings.trustedProxies),
    isPreview: (request) => preview.whoOf(request, systemClock.now()) !== undefined,
  });
}

orExplain(start);
