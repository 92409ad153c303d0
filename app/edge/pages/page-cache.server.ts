import type { IncomingMessage, ServerResponse } from "node:http";
import type { ClientIpResolver } from "~/http/client-ip.server";
import { ServiceUnavailable, sendOverloaded } from "../gateway/load-shedding";
import { pathOf } from "../http/handler";
import { type CachedPage, sendCachedPage } from "./cached-page.server";
import { foreignQuery, pageKey } from "./page-key";
import { withVisitorQuery } from "./redirect-query";
import { createRenderedPages, type RenderedPagesOptions } from "./rendered-pages.server";

export type PageCacheParts = RenderedPagesOptions & {
  /** Hears of the path alone: a query holds a visitor's own words. */
  readonly onError: (error: unknown, path: string) => void;
  readonly resolveClientIp: ClientIpResolver;
  /** Whether the request carries a preview of our own signing: its visitor sees drafts, uncached. */
  readonly isPreview: (request: IncomingMessage) => boolean;
};

export type PageCache = {
  /** Answers from memory a request whose address is a key as it stands; costs one look-up. */
  readonly answerKnown: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** What the kept pages take. */
  readonly keptBytes: () => number;
  /** Answers a request for a public page; false when it is not one and somebody else must. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** How many pages were rendered since the start. */
  readonly rendered: () => number;
};

/**
 * The cache in front of everything but the front door: a hit costs a map look-up and one write. Visitors who ask for
 * the same missing page wait for one render; when too many wait, the next is told to come back.
 */
export function createPageCache(parts: PageCacheParts): PageCache {
  const { onError, resolveClientIp, isPreview } = parts;
  const pages = createRenderedPages(parts);
  const answerFrom = (page: CachedPage | undefined, request: IncomingMessage, response: ServerResponse) => {
    if (!page) return false;
    sendCachedPage(page, request, response);
    return true;
  };
  return {
    keptBytes: pages.bytes,
    rendered: pages.rendered,
    answerKnown: (request, response) =>
      isReading(request) &&
      !isPreview(request) &&
      answerFrom(pages.kept(request.url ?? ""), request, response),
    answer: (request, response) => {
      if (!isReading(request) || isPreview(request)) return false;
      const key = pageKey(request.url ?? "");
      if (key === undefined) return false;
      const send = (page: CachedPage) =>
        sendCachedPage(withVisitorQuery(page, foreignQuery(request.url ?? "", key)), request, response);
      const kept = pages.kept(key);
      if (kept) {
        send(kept);
        return true;
      }
      pages
        .find(key, resolveClientIp(request))
        .then((page) => (page === "full" ? sendOverloaded(response) : send(page)))
        .catch((error: unknown) => {
          if (error instanceof ServiceUnavailable) return sendOverloaded(response);
          onError(error, pathOf(request));
          if (!response.headersSent) response.writeHead(500, { "Cache-Control": "no-store" });
          response.end();
        });
      return true;
    },
  };
}

/** GET and HEAD ask for a page; everything else does something. */
export function isReading(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
