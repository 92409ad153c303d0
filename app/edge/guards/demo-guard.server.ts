import { isLocalRequest, type SiteOrigin } from "~/http/site-origin.server";
import { type Handler, sendText } from "../http/handler";

/** /demo/* exists in the demo only, and only for this machine; everybody else sees a path that does not exist. */
export function demoGuard({ mode, publicUrl }: SiteOrigin): Handler {
  return (request, response, next) => {
    if (mode === "demo" && isLocalRequest(request, publicUrl)) return next();
    sendText(response, 404, "Not found");
  };
}
