import type { HostedPublishEvents } from "~/content/client/publish-events.server";
import { type Log, logSecurityEvent } from "~/kernel/log";
import type { Clock } from "~/kernel/time/clock";
import { type Handler, sendJson, sendText } from "../http/handler";
import { readBody } from "../requests/read-body.server";
import { toStreamedBody } from "../requests/streamed-body.server";

/**
 * POST /api/content/published: the webhook of hosted Sanity. It ignores requests without a valid
 * SANITY_WEBHOOK_SECRET signature.
 */
export function createContentWebhook(
  news: Pick<HostedPublishEvents, "receiveWebhook">,
  clock: Clock,
  log: Log,
): Handler {
  return (request, response, next) => {
    if (request.method !== "POST") return sendText(response, 405, "", { Allow: "POST" });
    readBody(new Request("http://shop", { method: "POST", ...toStreamedBody(request) }))
      .then((body) => {
        if (body === null) return sendJson(response, 413, { success: false });
        const signature = request.headers["sanity-webhook-signature"];
        const isReceived = news.receiveWebhook(
          body,
          signature === undefined ? undefined : String(signature),
          clock.now(),
        );
        if (!isReceived)
          logSecurityEvent(log, "forged-webhook", { provider: "sanity", reason: "bad-signature" });
        sendJson(response, isReceived ? 200 : 401, { success: isReceived });
      })
      .catch(next);
  };
}
