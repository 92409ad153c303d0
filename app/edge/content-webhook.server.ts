import { type RequestHandler, text } from "express";
import type { HostedNews } from "~/content/live.server";
import type { Clock } from "~/kernel/clock";

const readText = text({ type: () => true, limit: "1mb" });

/** POST /api/content/published: hosted Sanity's webhook; only a request signed with SANITY_WEBHOOK_SECRET counts. */
export function contentWebhook(news: Pick<HostedNews, "receiveWebhook">, clock: Clock): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "POST") return response.status(405).end();
    readText(request, response, (error?: unknown) => {
      if (error) return next(error);
      const body = typeof request.body === "string" ? request.body : "";
      const known = news.receiveWebhook(body, request.get("sanity-webhook-signature"), clock.now());
      response.status(known ? 200 : 401).json({ success: known });
    });
  };
}
