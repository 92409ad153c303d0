import { rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { isDatabaseAway } from "#db/database-away";
import { keepKnownAddresses } from "~/domains/seo/known-addresses.server";
import { endAfterAnswer } from "~/edge/back/after-answer";
import { type BackNews, type BackOffer, type BackStart, peerHeader } from "~/edge/back/back";
import { openBack } from "~/edge/back/open-back.server";
import { demoQuoteLink } from "~/edge/demo/demo-quotes.server";
import { refuseUpgrade } from "~/edge/front/front-door.server";
import type { RateLimits } from "~/edge/guards/rate-limits.server";
import { isBelow } from "~/edge/http/handler";
import { probed } from "~/edge/http/health.server";
import { builtRemix } from "~/edge/http/remix-build.server";
import { createShopListener } from "~/edge/http/shop-listener.server";
import { ownBytes } from "~/edge/pages/cached-page.server";
import { PublishBoard } from "~/edge/pages/publish-board.server";
import { createPublicRenderer } from "~/edge/pages/render-public.server";
import { heapBytes } from "~/edge/process/memory.server";
import { StartRefused } from "~/edge/process/start-refused.server";
import { callerOver, offerOver } from "~/kernel/calls";
import { createWhoAsks } from "~/kernel/who-asks.server";

// The back: the thread that renders, keeps the data and does what the front passes on (decision 055).

if (!parentPort) throw new Error("this is a thread of the shop, not a program");
await start(parentPort, workerData);

async function start(front: MessagePort, begun: BackStart): Promise<void> {
  const tell = (news: BackNews) => front.postMessage(news);
  const caller = callerOver<RateLimits>(front);
  const limits: RateLimits = {
    allows: (name, key) => caller.ask("allows", name, key),
    giveBack: (name, key) => caller.ask("giveBack", name, key),
  };
  try {
    process.on("unhandledRejection", livesWithoutDatabase);
    const back = await openBack(begun.settings, begun.commandToken, limits);
    const known = keepKnownAddresses(back.services);
    const { index, ...shared } = begun.shared;
    const reached = new Int32Array(shared.reached);
    // In this order: who sees what was published must not be sent to a back that has not read it.
    back.follow((sequence) => void Atomics.store(reached, index, sequence));
    const board = new PublishBoard(shared.board);
    back.services.content.onPublish((change) => board.publish(change));
    const build = await builtRemix();
    const render = createPublicRenderer(back.services, build);
    offerOver(front, {
      render: async (key) => ownBytes(await render(key)),
      known,
      health: () => probed(back.probes),
      memory: () => ({ back: heapBytes(), ...back.memory() }),
      demoQuote: () => demoQuoteLink(back.services),
      endStreams: back.endStreams,
      close: back.close,
    } satisfies BackOffer);
    await listen(begun.socketPath, back, createShopListener({ ...back, askerOf: askerOf(begun), build }));
    back.startJobs();
    tell({ news: "ready", sessionSecret: back.services.env.sessionSecret });
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    tell({ news: "refused", sentence: error.message });
  }
}

/** A connection may end where nobody waits for it: the database is away for a moment, the shop stays. */
function livesWithoutDatabase(reason: unknown): void {
  if (!isDatabaseAway(reason)) throw reason;
}

function askerOf({ settings }: BackStart) {
  return createWhoAsks(settings.trustedProxies);
}

/** For the front alone, which has looked at everything: how patient it is, is the front's affair. */
async function listen(
  socketPath: string,
  { mounts }: Awaited<ReturnType<typeof openBack>>,
  shop: ReturnType<typeof createShopListener>,
): Promise<void> {
  const server = createServer({
    requestTimeout: 0,
    headersTimeout: 0,
    keepAliveTimeout: 0,
    maxHeaderSize: 32 * 1024,
  });
  // The front has counted them; the last one says from where a request came.
  server.maxHeadersCount = 0;
  server.on("request", (request, response) => {
    comesFromItsPeer(request);
    endAfterAnswer(request, response);
    shop(request, response);
  });
  server.on("upgrade", (request, socket, head) => {
    comesFromItsPeer(request);
    const mount = mounts.find(({ path }) => isBelow(path, request));
    if (mount?.upgrade) mount.upgrade(request, socket, head);
    else refuseUpgrade(socket, {});
  });
  rmSync(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socketPath, resolve);
  });
}

/** The front says from where a request came, and one connection carries one request at a time. */
function comesFromItsPeer(request: IncomingMessage): void {
  const value = request.headers[peerHeader];
  delete request.headers[peerHeader];
  Object.defineProperty(request.socket, "remoteAddress", { value, configurable: true });
}
