import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import type { Env } from "./env.server";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** /api is called by our own pages or by servers (webhooks send no Origin); another site's page is refused. */
export function ownOriginOnly(env: Pick<Env, "mode" | "publicUrl">): RequestHandler {
  return (request, response, next) => {
    if (readingMethods.has(request.method) || isOwn(request, env)) return next();
    response.status(403).json({ success: false, message: "Requests from other sites are not accepted." });
  };
}

function isOwn(request: IncomingMessage, env: Pick<Env, "mode" | "publicUrl">): boolean {
  if (request.headers["sec-fetch-site"] === "cross-site") return false;
  const { origin, host } = request.headers;
  if (origin === undefined || origin === new URL(env.publicUrl).origin) return true;
  // The demo answers under every name of this machine: localhost, 127.0.0.1, a forwarded port.
  return env.mode === "demo" && URL.canParse(origin) && new URL(origin).host === host;
}
