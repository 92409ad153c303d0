import type { Log } from "~/kernel/log";
import { type Door, isFromForeignPage } from "~/kernel/own-door.server";
import { tellSecurity } from "~/kernel/security-event";
import { type Handler, pathOf, sendJson } from "../http/handler";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Forms and endpoints are for our own pages and for servers (webhooks send no Origin); another site's page is refused. */
export function ownOriginOnly(door: Door, log: Log): Handler {
  return (request, response, next) => {
    if (readingMethods.has(request.method ?? "") || !isFromForeignPage(request, door)) return next();
    tellSecurity(log, "foreign-origin-refused", { path: pathOf(request) });
    sendJson(response, 403, { success: false, message: "Requests from other sites are not accepted." });
  };
}
