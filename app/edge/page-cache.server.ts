import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Content } from "~/content/content";
import { type CachedPage, sendCachedPage } from "./cached-page.server";
import { pageKey } from "./page-key";
import { pageKind } from "./page-kind";
import { asksForPreview } from "./preview";

const maxBytes = 128 * 1024 * 1024;
const maxPages = 5_000;

export type PageCacheParts = {
  readonly content: Pick<Content, "version" | "onPublish">;
  /** Renders a public page, knowing nothing of the visitor: only the address in its normal form. */
  readonly render: (key: string) => Promise<CachedPage>;
  readonly onError: (error: unknown, key: string) => void;
};

export type PageCache = {
  /** Answers a request for a public page; false when it is not one and somebody else must. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly size: () => number;
};

/**
 * The cache in front of Express: a hit costs a map look-up and one write.
 * A page is stored under the content version at the start of its render, and only if that is still current at its end;
 * a publish empties everything. Visitors who ask for the same missing page wait for one render.
 */
export function createPageCache({ content, render, onError }: PageCacheParts): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: (page) => page.bytes,
  });
  const renders = new Map<string, Promise<CachedPage>>();
  content.onPublish(() => pages.clear());

  const renderOnce = (key: string): Promise<CachedPage> => {
    const version = content.version();
    const name = `${version} ${key}`;
    const running = renders.get(name);
    if (running) return running;
    const started = render(key)
      .then((page) => {
        // Unknown addresses are endless: a 404 is sent, never kept.
        if (page.status === 200 && version === content.version()) pages.set(key, page);
        return page;
      })
      .finally(() => renders.delete(name));
    renders.set(name, started);
    return started;
  };

  return {
    size: () => pages.size,
    answer: (request, response) => {
      if (!isReading(request) || asksForPreview(request.headers.cookie)) return false;
      const key = pageKey(request.url ?? "");
      // Only public pages are ever kept: what is found needs no further look.
      const hit = pages.get(key);
      if (!hit && !isPublic(request.url ?? "")) return false;
      if (hit) sendCachedPage(hit, request, response);
      else {
        renderOnce(key)
          .then((page) => sendCachedPage(page, request, response))
          .catch((error: unknown) => {
            onError(error, key);
            if (!response.headersSent) response.writeHead(500, { "Cache-Control": "no-store" });
            response.end();
          });
      }
      return true;
    },
  };
}

function isReading(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

function isPublic(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "";
  return path.startsWith("/") && pageKind(path) === "public";
}
