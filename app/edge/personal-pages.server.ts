import { randomBytes } from "node:crypto";
import type { RequestHandler, Response } from "express";
import { contentSecurityPolicy } from "./content-security-policy";
import type { Env } from "./env.server";
import { personalOrigins } from "./page-origins.server";
import { securityHeaders } from "./security-headers";

/**
 * Headers of everything Remix answers for one visitor: never stored, inline scripts by the request's own nonce
 * (`response.locals.nonce`, which reaches the page through the load context). A route may set its own Cache-Control.
 */
export function personalPages(env: Env): RequestHandler {
  const shared = securityHeaders(env);
  const origins = personalOrigins(env);
  const isBuilt = process.env.NODE_ENV === "production";
  return (_request, response, next) => {
    const nonce = randomBytes(16).toString("base64");
    response.locals.nonce = nonce;
    response.set({ ...shared, "Cache-Control": "no-store" });
    letRouteDecideCaching(response);
    // Vite's reload client writes inline scripts and styles without a nonce; the policy is for what is shipped.
    if (isBuilt) response.set("Content-Security-Policy", contentSecurityPolicy({ nonce }, origins));
    next();
  };
}

/** Remix's adapter appends its headers; two Cache-Control values together would mean the stricter one. */
function letRouteDecideCaching(response: Response): void {
  const append = response.append.bind(response);
  response.append = (name, value) =>
    name.toLowerCase() === "cache-control" ? response.set(name, value) : append(name, value);
}
