import { LRUCache } from "lru-cache";
import { FairSlots } from "~/kernel/fair-slots";
import type { CachedPage } from "./cached-page.server";
import { keptAs } from "./missing-page";

const maxBytes = 16 * 1024 * 1024;
const maxPages = 5_000;
/** Renders cost tens of milliseconds each: a few wait, askers in turn, and more are sent away. */
const renderSlots = { running: 2, held: 60, heldPerAsker: 20 };

export type RenderParts = {
  /** Rises with every publish: what is older is thrown away. */
  readonly version: () => number;
  /** Renders a public page, knowing nothing of the visitor: only the address in its normal form. */
  readonly render: (key: string) => Promise<CachedPage>;
  /** The marks of all addresses that are there, as `keepKnownAddresses` lists them. */
  readonly known: () => Promise<ReadonlySet<string>>;
};

export type RenderedPages = {
  /** The page kept under this key, as it is published now. */
  readonly kept: (key: string) => CachedPage | undefined;
  /** What all of them take together. */
  readonly bytes: () => number;
  /** The page from memory, or rendered; 'full' when too many wait for theirs. */
  readonly find: (key: string, asker: string) => Promise<CachedPage | "full">;
};

/**
 * Public pages, rendered once for all visitors and once for all addresses where nothing is. A page is kept under the
 * content version at the start of its render, and only if that is still current at its end.
 */
export function createRenderedPages({ version, render, known }: RenderParts): RenderedPages {
  const slots = new FairSlots(renderSlots);
  const pages = new LRUCache<string, CachedPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: (page) => page.bytes,
  });
  const renders = new Map<string, Promise<CachedPage | "full">>();
  const addresses = perVersion(version, known);
  let keptVersion = version();

  const kept = (key: string): CachedPage | undefined => {
    const now = version();
    if (now !== keptVersion) {
      pages.clear();
      keptVersion = now;
    }
    return pages.get(key);
  };

  const renderOnce = (key: string, keepsMissing: boolean, asker: string): Promise<CachedPage | "full"> => {
    const startedAt = version();
    const name = `${startedAt} ${key}`;
    const running = renders.get(name);
    if (running) return running;
    const started = slots
      .run(asker, async () => {
        await othersFirst();
        const page = await render(key);
        const isLasting = page.status === 200 || (page.status === 404 && keepsMissing);
        // Older ones are thrown away before this one comes.
        if (isLasting && kept(key) === undefined && startedAt === keptVersion) pages.set(key, page);
        return page;
      })
      .finally(() => renders.delete(name));
    renders.set(name, started);
    return started;
  };

  return {
    kept,
    bytes: () => pages.calculatedSize,
    find: async (asked, asker) => {
      const { key, keepsMissing } = keptAs(asked, await addresses());
      return kept(key) ?? renderOnce(key, keepsMissing, asker);
    },
  };
}

type Known = ReadonlySet<string> | undefined;

/** Asks once per content version. Undefined when the content cannot be reached: each address is then looked up. */
function perVersion(version: () => number, known: RenderParts["known"]): () => Promise<Known> {
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
function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
