import type { IncomingMessage, ServerResponse } from "node:http";
import type { ClientIpResolver } from "@stile-and-rail/http/client-ip.server";
import { ServiceUnavailable, sendOverloaded } from "../gateway/load-shedding";
import { getPath } from "../http/handler";
import { requestIdHeader } from "../monitoring/request-id.server";
import { type CachedPage, sendCachedPage } from "./cached-page.server";
import { getIgnoredQuery, toPageKey } from "./page-key";
import { appendVisitorQuery } from "./redirect-query";
import { createRenderedPages, type RenderedPagesOptions } from "./rendered-pages.server";

export type PageCacheOptions = RenderedPagesOptions & {
  /** Receives only the path, because a query may hold personal data. */
  readonly onError: (error: unknown, path: string) => void;
  readonly resolveClientIp: ClientIpResolver;
  /** Returns whether a request has a valid preview cookie; its visitor sees uncached drafts. */
  readonly isPreview: (request: IncomingMessage) => boolean;
};

export type PageCache = {
  /** Answers from memory if the URL is exactly a cache key; costs one map lookup. */
  readonly answerExact: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The bytes of all cached pages. */
  readonly cachedBytes: () => number;
  /** Answers a request for a public page; returns false for all other requests. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The number of pages rendered since the start. */
  readonly rendered: () => number;
  /** The number of renders that run or wait. */
  readonly pending: () => number;
};

/**
 * Creates the page cache behind the gateway. A hit costs a map lookup and one write. Requests for the same missing
 * page share one render; when too many wait, the next request gets 503.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { onError, resolveClientIp, isPreview } = options;
  const pages = createRenderedPages(options);
  const sendIfCached = (page: CachedPage | undefined, request: IncomingMessage, response: ServerResponse) => {
    if (!page) return false;
    sendCachedPage(page, request, response);
    return true;
  };
  return {
    cachedBytes: pages.cachedBytes,
    rendered: pages.rendered,
    pending: pages.pending,
    answerExact: (request, response) =>
      isReadRequest(request) &&
      !isPreview(request) &&
      sendIfCached(pages.getCached(request.url ?? ""), request, response),
    answer: (request, response) => {
      if (!isReadRequest(request) || isPreview(request)) return false;
      const key = toPageKey(request.url ?? "");
      if (key === undefined) return false;
      const send = (page: CachedPage) =>
        sendCachedPage(appendVisitorQuery(page, getIgnoredQuery(request.url ?? "", key)), request, response);
      const cachedPage = pages.getCached(key);
      if (cachedPage) {
        send(cachedPage);
        return true;
      }
      pages
        .find(key, {
          clientIp: resolveClientIp(request),
          requestId: String(response.getHeader(requestIdHeader)),
        })
        .then((page) => (page === "full" ? sendOverloaded(response) : send(page)))
        .catch((error: unknown) => {
          if (error instanceof ServiceUnavailable) return sendOverloaded(response);
          onError(error, getPath(request));
          if (!response.headersSent) response.writeHead(500, { "Cache-Control": "no-store" });
          response.end();
        });
      return true;
    },
  };
}

/** Returns whether the method is GET or HEAD. */
export function isReadRequest(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
