import { isCrossOriginRequest, type SiteOrigin } from "@stile-and-rail/http/site-origin.server";
import { type Log, logSecurityEvent } from "~/kernel/log";
import { getPath, type Handler, sendJson } from "../http/handler";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses writes from pages of other sites. Servers such as webhook senders have no Origin header and pass. */
export function rejectCrossOriginWrites(siteOrigin: SiteOrigin, log: Log): Handler {
  return (request, response, next) => {
    if (readingMethods.has(request.method ?? "") || !isCrossOriginRequest(request, siteOrigin)) return next();
    logSecurityEvent(log, "foreign-origin-refused", { path: getPath(request) });
    sendJson(response, 403, { success: false, message: "Requests from other sites are not accepted." });
  };
}
