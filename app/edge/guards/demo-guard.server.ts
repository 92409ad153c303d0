import { isLocalRequest, type SiteOrigin } from "@stile-and-rail/http/site-origin.server";
import { type Handler, sendText } from "../http/handler";
import type { Env } from "../settings/env.server";

/**
 * Creates the handler that answers 404 below /demo, unless the shop is a demo and the request comes from this
 * machine.
 */
export function createDemoPagesGuard({ mode, publicUrl }: SiteOrigin): Handler {
  return (request, response, next) => {
    if (mode === "demo" && isLocalRequest(request, publicUrl)) return next();
    sendText(response, 404, "Not found");
  };
}

/** Throws 404 in live mode, also if another guard failed. */
export function requireDemo({ mode }: Pick<Env, "mode">): void {
  if (mode !== "demo") throw new Response("Not found", { status: 404 });
}
