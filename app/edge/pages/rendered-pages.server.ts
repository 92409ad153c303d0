import { FairSlots } from "@stile-and-rail/http/fair-slots";
import { LRUCache } from "lru-cache";
import type { CachedPage } from "./cached-page.server";
import type { InvalidationVersions } from "./invalidation-versions.server";
import { toRenderKey } from "./render-key";

const maxBytes = 16 * 1024 * 1024;
const maxPages = 5_000;
/** A render takes tens of milliseconds. A few may wait, clients take turns, and further requests are rejected. */
const renderSlots = { maxRunning: 2, maxPending: 60, maxPendingPerClient: 20 };

export type RenderedPagesOptions = {
  /** The number of app workers; default: one. */
  readonly threads?: number | undefined;
  /** Tells which cache tags have changed since a page was rendered. */
  readonly invalidations: Pick<InvalidationVersions, "version" | "changedSince">;
  /** Renders a public page from its cache key alone, without data of the visitor. The id is for the log. */
  readonly render: (key: string, requestId: string) => Promise<CachedPage>;
  /** The hashes of all existing paths, as `createKnownPaths` lists them. */
  readonly knownAddresses: () => Promise<ReadonlySet<string>>;
};

/** The request that a page is rendered for; others may wait for the same render. */
export type PageRequest = { readonly clientIp: string; readonly requestId: string };

export type RenderedPages = {
  /** The cached page if it is still current. */
  readonly getCached: (key: string) => CachedPage | undefined;
  /** The bytes of all cached pages. */
  readonly cachedBytes: () => number;
  /** Returns the cached page or renders it; 'full' when too many requests already wait for a render. */
  readonly find: (key: string, request: PageRequest) => Promise<CachedPage | "full">;
  /** The number of pages rendered since the start. */
  readonly rendered: () => number;
  /** The number of renders that run or wait. */
  readonly pending: () => number;
};

/**
 * Caches public pages, with one entry for all missing paths of a route. A page is stored with the content version at
 * the start of its render and served until one of its cache tags changes.
 */
export function createRenderedPages({
  threads = 1,
  invalidations,
  render,
  knownAddresses,
}: RenderedPagesOptions): RenderedPages {
  const slots = new FairSlots({ ...renderSlots, maxRunning: renderSlots.maxRunning * threads });
  const pages = new LRUCache<string, StoredPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes + (page.tags?.join("").length ?? 0),
  });
  const renders = new Map<string, Promise<CachedPage | "full">>();
  let rendered = 0;
  const addresses = cachePerVersion(() => invalidations.version(), knownAddresses);

  const getCached = (key: string): CachedPage | undefined => {
    const cachedPage = pages.get(key);
    if (!cachedPage) return undefined;
    if (invalidations.changedSince(cachedPage.currentAtVersion, cachedPage.page.tags)) {
      pages.delete(key);
      return undefined;
    }
    cachedPage.currentAtVersion = invalidations.version();
    return cachedPage.page;
  };

  const renderOnce = (
    key: string,
    cachesNotFound: boolean,
    { clientIp, requestId }: PageRequest,
  ): Promise<CachedPage | "full"> => {
    const startedAt = invalidations.version();
    const name = `${startedAt} ${key}`;
    const running = renders.get(name);
    if (running) return running;
    const started = slots
      .run(clientIp, async () => {
        await yieldToEventLoop();
        rendered += 1;
        const page = await render(key, requestId);
        const isLasting = page.status === 200 || (page.status === 404 && cachesNotFound);
        if (
          page.isCacheable !== false &&
          isLasting &&
          getCached(key) === undefined &&
          !invalidations.changedSince(startedAt, page.tags)
        )
          pages.set(key, { page, currentAtVersion: startedAt });
        return page;
      })
      .finally(() => renders.delete(name));
    renders.set(name, started);
    return started;
  };

  return {
    getCached,
    cachedBytes: () => pages.calculatedSize,
    rendered: () => rendered,
    pending: () => renders.size,
    find: async (requestedPage, request) => {
      const { key, cachesNotFound } = toRenderKey(requestedPage, await addresses());
      return getCached(key) ?? renderOnce(key, cachesNotFound, request);
    },
  };
}

/** `currentAtVersion` is the latest content version for which the page is known to be current. */
type StoredPage = { readonly page: CachedPage; currentAtVersion: number };

type KnownPaths = ReadonlySet<string> | undefined;

/**
 * Loads the known paths once per content version. Undefined when the content is unreachable; each path is then looked
 * up.
 */
function cachePerVersion(
  version: () => number,
  knownAddresses: RenderedPagesOptions["knownAddresses"],
): () => Promise<KnownPaths> {
  let pendingLookup: { readonly version: number; readonly answer: Promise<KnownPaths> } | undefined;
  return () => {
    const now = version();
    if (pendingLookup?.version !== now) {
      const answer = knownAddresses().catch(() => {
        pendingLookup = undefined;
        return undefined;
      });
      pendingLookup = { version: now, answer };
    }
    return pendingLookup.answer;
  };
}

/** Lets the event loop answer other requests, such as cached pages, between two renders. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
