import { LRUCache } from "lru-cache";
import { FairSlots } from "~/kernel/fair-slots";
import type { CachedPage } from "./cached-page.server";
import type { InvalidationVersions } from "./invalidation-versions.server";
import { keptAs } from "./missing-page";

const maxBytes = 16 * 1024 * 1024;
const maxPages = 5_000;
/** Renders cost tens of milliseconds each: a few wait, askers in turn, and more are sent away. */
const renderSlots = { maxRunning: 2, maxPending: 60, maxPendingPerClient: 20 };

export type RenderedPagesOptions = {
  /** How many threads render; default: one. */
  readonly threads?: number | undefined;
  /** Says what was published since a page was rendered: what it read of that is out of date. */
  readonly invalidations: Pick<InvalidationVersions, "version" | "changedSince">;
  /** Renders a public page, knowing nothing of the visitor: only the address in its normal form. */
  readonly render: (key: string) => Promise<CachedPage>;
  /** The marks of all addresses that are there, as `createKnownPaths` lists them. */
  readonly knownAddresses: () => Promise<ReadonlySet<string>>;
};

export type RenderedPages = {
  /** The page kept under this key, as it is published now. */
  readonly kept: (key: string) => CachedPage | undefined;
  /** What all of them take together. */
  readonly bytes: () => number;
  /** The page from memory, or rendered; 'full' when too many wait for theirs. */
  readonly find: (key: string, asker: string) => Promise<CachedPage | "full">;
  /** How many were rendered since the start. */
  readonly rendered: () => number;
};

/**
 * Public pages, rendered once for all visitors and once for all addresses where nothing is. A page is kept under the
 * content version at the start of its render, and shown while nothing it was made of has been published since.
 */
export function createRenderedPages({
  threads = 1,
  invalidations,
  render,
  knownAddresses,
}: RenderedPagesOptions): RenderedPages {
  const slots = new FairSlots({ ...renderSlots, maxRunning: renderSlots.maxRunning * threads });
  const pages = new LRUCache<string, KeptPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes + (page.tagSlots?.byteLength ?? 0),
  });
  const renders = new Map<string, Promise<CachedPage | "full">>();
  let rendered = 0;
  const addresses = perVersion(() => invalidations.version(), knownAddresses);

  const kept = (key: string): CachedPage | undefined => {
    const found = pages.get(key);
    if (!found) return undefined;
    // First the version, then what changed: what is published in between is seen the next time.
    const now = invalidations.version();
    if (invalidations.changedSince(found.isAsOf, found.page.tagSlots)) {
      pages.delete(key);
      return undefined;
    }
    found.isAsOf = now;
    return found.page;
  };

  const renderOnce = (key: string, keepsMissing: boolean, asker: string): Promise<CachedPage | "full"> => {
    const startedAt = invalidations.version();
    const name = `${startedAt} ${key}`;
    const running = renders.get(name);
    if (running) return running;
    const started = slots
      .run(asker, async () => {
        await yieldToEventLoop();
        rendered += 1;
        const page = await render(key);
        const isLasting = page.status === 200 || (page.status === 404 && keepsMissing);
        if (
          page.isCacheable !== false &&
          isLasting &&
          kept(key) === undefined &&
          !invalidations.changedSince(startedAt, page.tagSlots)
        )
          pages.set(key, { page, isAsOf: startedAt });
        return page;
      })
      .finally(() => renders.delete(name));
    renders.set(name, started);
    return started;
  };

  return {
    kept,
    bytes: () => pages.calculatedSize,
    rendered: () => rendered,
    find: async (asked, asker) => {
      const { key, keepsMissing } = keptAs(asked, await addresses());
      return kept(key) ?? renderOnce(key, keepsMissing, asker);
    },
  };
}

/** `isAsOf`: the latest version known to show the same. */
type KeptPage = { readonly page: CachedPage; isAsOf: number };

type Known = ReadonlySet<string> | undefined;

/** Asks once per content version. Undefined when the content cannot be reached: each address is then looked up. */
function perVersion(
  version: () => number,
  known: RenderedPagesOptions["knownAddresses"],
): () => Promise<Known> {
  let asked: { readonly version: number; readonly answer: Promise<Known> } | undefined;
  return () => {
    const now = version();
    if (asked?.version !== now) {
      const answer = known().catch(() => {
        asked = undefined;
        return undefined;
      });
      asked = { version: now, answer };
    }
    return asked.answer;
  };
}

/** Lets what came meanwhile, cached pages above all, be answered between two renders. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
