import type { RequestListener } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { WhoAsks } from "~/kernel/who-asks.server";
import { demoGuard } from "../guards/demo-guard.server";
import { ownOriginOnly } from "../guards/own-origin.server";
import type { Services } from "../services/services.server";
import { below, type Handler, inOrder, sendText } from "./handler";
import type { Mount } from "./mount";
import { remixPages } from "./remix-pages.server";

export type ShopParts = {
  readonly services: Services;
  readonly askerOf: WhoAsks;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly mounts: readonly Mount[];
};

/** The order in which a request is offered around: the mounts, then Remix. */
export function createShopListener({ services, askerOf, build, mounts }: ShopParts): RequestListener {
  const handlers: readonly Handler[] = [
    ...mounts.map(({ path, answer }) => below(path, answer)),
    below("/demo", demoGuard(services.env)),
    ownOriginOnly(services.env, services.log),
    remixPages({ services, askerOf, build }),
  ];
  return inOrder(handlers, (error, request, response) => {
    if (response.closed || request.destroyed) return;
    services.log.error({ error: reasonOf(error) }, "a request could not be answered");
    if (response.headersSent) response.destroy();
    else
      sendText(response, 500, "Something on our side gave way. Please try again.", {
        "Cache-Control": "no-store",
      });
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
