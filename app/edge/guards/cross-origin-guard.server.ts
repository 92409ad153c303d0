import { isCrossOriginRequest, type SiteOrigin } from "~/http/site-origin.server";
import { type Log, logSecurityEvent } from "~/kernel/log";
import { type Handler, pathOf, sendJson } from "../http/handler";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Forms and endpoints are for our own pages and for servers (webhooks send no Origin); another site's page is refused. */
export function rejectCrossOriginWrites(door: SiteOrigin, log: Log): Handler {
  return (request, response, next) => {
    if (readingMethods.has(request.method ?? "") || !isCrossOriginRequest(request, door)) return next();
    logSecurityEvent(log, "foreign-origin-refused", { path: pathOf(request) });
    sendJson(response, 403, { success: false, message: "Requests from other sites are not accepted." });
  };
}
