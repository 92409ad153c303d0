import type { RequestListener } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { ClientIpResolver } from "@stile-and-rail/http/client-ip.server";
import { findUnavailableService } from "#db/database-unavailable";
import { rejectCrossOriginWrites } from "../guards/cross-origin-guard.server";
import { createDemoPagesGuard } from "../guards/demo-guard.server";
import { doesAnswer, type HealthProbe } from "../monitoring/health.server";
import type { PreviewResolver } from "../preview/resolve-preview.server";
import type { Services } from "../services/services.server";
import { createHandlerChain, getPath, type Handler, mountBelow, sendText } from "./handler";
import type { Mount } from "./mount";
import { createRemixPagesHandler } from "./remix-pages.server";
import { sendServiceUnavailable } from "./service-unavailable.server";

export type ShopListenerOptions = {
  readonly services: Services;
  readonly resolveClientIp: ClientIpResolver;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly mounts: readonly Mount[];
  readonly resolvePreview: PreviewResolver;
  readonly probes: readonly HealthProbe[];
};

/** Creates the request listener: the mounts first, then Remix. */
export function createShopListener(options: ShopListenerOptions): RequestListener {
  const { services, mounts, probes } = options;
  const handlers: readonly Handler[] = [
    ...mounts.map(({ path, answer }) => mountBelow(path, answer)),
    mountBelow("/demo", createDemoPagesGuard(services.env)),
    rejectCrossOriginWrites(services.env, services.log),
    createRemixPagesHandler({ ...options, databaseAnswers: () => doesAnswer(probes, "database") }),
  ];
  return createHandlerChain(handlers, (error, request, response) => {
    if (response.closed || request.destroyed) return;
    const unavailable = findUnavailableService(error);
    if (unavailable && !response.headersSent) {
      services.log.warn({ path: getPath(request) }, `a request needs the ${unavailable}, which is away`);
      return sendServiceUnavailable(response);
    }
    services.log.error({ error: toReason(error) }, "a request could not be answered");
    if (response.headersSent) response.destroy();
    else
      sendText(response, 500, "Something went wrong on our side. Please try again.", {
        "Cache-Control": "no-store",
      });
  });
}

function toReason(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
