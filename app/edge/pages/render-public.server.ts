import { randomBytes } from "node:crypto";
import type { ServerBuild } from "@remix-run/node";
import { recordContentReads } from "~/content/client/content-reads.server";
import { buildContentSecurityPolicy, type Origins } from "../headers/content-security-policy";
import { hashNoncedScripts } from "../headers/inline-scripts.server";
import { listPublicPageOrigins } from "../headers/page-origins.server";
import { getSecurityHeaders } from "../headers/security-headers";
import { toCharsetHeader } from "../http/charset";
import { createRemixHandler } from "../http/remix-handler.server";
import { unavailableHeaders } from "../http/service-unavailable.server";
import { getRequestId } from "../monitoring/request-id.server";
import type { Services } from "../services/services.server";
import { type CachedPage, createCachedPage } from "./cached-page.server";
import { toPageTags } from "./invalidation-versions.server";

/** Browsers revalidate each time and mostly get 304, so a published change is visible at the next request. */
const cacheControl = "public, max-age=0, must-revalidate";

/** Renders public pages for the cache. No cookie, user agent or host of the visitor reaches a loader. */
export function createPublicRenderer(
  services: Services,
  build: ServerBuild,
): (key: string) => Promise<CachedPage> {
  const remix = createRemixHandler(build);
  const shared = getSecurityHeaders(services.env);
  const origins = listPublicPageOrigins(services.env);
  return async (key) => {
    const request = new Request(`${services.env.publicUrl}${key}`, { headers: { Accept: "text/html" } });
    // Identifies the scripts that the server's own components write in this render.
    const nonce = randomBytes(16).toString("hex");
    let isUnavailable = false;
    const reportUnavailable = () => {
      isUnavailable = true;
    };
    let isCacheable = true;
    const skipPageCache = () => {
      isCacheable = false;
    };
    const { result, reads } = await recordContentReads(async () => {
      const context = { services, nonce, requestId: getRequestId(), reportUnavailable, skipPageCache };
      const response = await remix(request, context);
      return { response, ...(await createPublicBody(response, nonce, origins)) };
    });
    const { response, body, policy } = result;
    const headers = { ...shared, ...createPublicHeaders(response), ...policy };
    if (isUnavailable) {
      const unavailableCacheHeaders = {
        "cache-control": "no-store",
        "Retry-After": unavailableHeaders["Retry-After"],
      };
      return createCachedPage(503, { ...headers, ...unavailableCacheHeaders }, body);
    }
    const page = await createCachedPage(response.status, headers, body);
    return { ...page, tags: toPageTags(reads), isCacheable };
  };
}

function createPublicHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = {
    ...Object.fromEntries(response.headers),
    ...toCharsetHeader(response),
  };
  // A response that is shared between visitors must not set a cookie.
  delete headers["set-cookie"];
  headers["cache-control"] = response.status === 200 ? cacheControl : "no-cache";
  return headers;
}

type Body = { readonly body: Buffer; readonly policy: Readonly<Record<string, string>> };

/** Returns the bytes to cache, identical for identical content, and the policy that allows their scripts. */
async function createPublicBody(response: Response, nonce: string, origins: Origins): Promise<Body> {
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.headers.get("content-type")?.startsWith("text/html")) return { body, policy: {} };
  const { html, hashes } = hashNoncedScripts(body.toString("utf8"), nonce);
  const policy = { "Content-Security-Policy": buildContentSecurityPolicy({ hashes }, origins) };
  return { body: Buffer.from(html), policy };
}
