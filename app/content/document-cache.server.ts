import { z } from "zod";
import { Interner } from "~/kernel/interner";
import type { Log } from "~/kernel/log";
import type { Content } from "./content";
import {
  addContentReads,
  type ContentReads,
  mergeContentReads,
  recordContentReads,
} from "./content-reads.server";
import { fetchLeniently } from "./lenient-parsing.server";

/** A document in memory, with the ids of referenced documents that its fields were read from. */
export type CachedDocument = { readonly _id: string; readonly dependsOn: readonly string[] };

export type DocumentCache<T extends CachedDocument> = {
  /** Returns the published documents by id. The map stays the same until a publish changes one of them. */
  readonly read: () => Promise<ReadonlyMap<string, T>>;
};

type DocumentQuery<T extends CachedDocument> = {
  /** A GROQ condition: '_type == "style"'. */
  readonly filter: string;
  /** The GROQ projection of a document, with `_id` and `dependsOn`. */
  readonly projection: string;
  readonly schema: z.ZodType<T>;
};

const batchSize = 250;

type Stale = "all" | ReadonlySet<string>;

/**
 * Caches whole documents, for lists and searches that need all of them. A publish reloads changed documents
 * and those that depend on them.
 */
export function createDocumentCache<T extends CachedDocument>(
  sources: { readonly content: Content; readonly log: Log },
  question: DocumentQuery<T>,
): DocumentCache<T> {
  let kept: ReadonlyMap<string, T> = new Map();
  let stale: Stale = "all";
  let reading: Promise<void> | undefined;
  let reads: ContentReads = new Set();

  sources.content.onPublish(({ documentIds }) => {
    stale = stale === "all" || documentIds.length === 0 ? "all" : new Set([...stale, ...documentIds]);
  });

  const { ask: fetchByIds, askAll: fetchAll } = createFetchers(sources, question);

  const refresh = async () => {
    const taken = stale;
    stale = new Set();
    try {
      const read = await recordContentReads(async () =>
        taken === "all" ? byId(await fetchAll()) : await withChanges(kept, taken, fetchByIds),
      );
      kept = read.result;
      reads = taken === "all" ? read.reads : mergeContentReads(reads, read.reads);
    } catch (error) {
      stale = "all";
      throw error;
    }
  };

  return {
    read: async () => {
      // Repeats after a publish during the refresh, because later callers must not see old data.
      while (stale === "all" || stale.size > 0 || reading) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      addContentReads(reads);
      return kept;
    },
  };
}

/**
 * Interns texts only. Interned objects would be serialized once within a page, so the page would depend on
 * earlier publishes.
 */
const createTextInterner = () => new Interner({ textsAlone: true });

function createFetchers<T extends CachedDocument>(
  sources: { readonly content: Content; readonly log: Log },
  { filter: which, projection: fields, schema: shape }: DocumentQuery<T>,
) {
  const among = (ids: readonly string[]) =>
    fetchLeniently(sources, `*[(${which}) && _id in $ids]{${fields}}`, { ids }, z.array(shape), {
      isKept: false,
    });

  /** Fetches all ids and the first batch. */
  const first = () =>
    fetchLeniently(
      sources,
      `{"ids": *[${which}]._id, "first": *[${which}][0...${batchSize}]{${fields}}}`,
      {},
      z.object({ ids: z.array(z.string()), first: z.array(shape) }),
      { isKept: false },
    );

  /**
   * Fetches in batches, because 10,000 documents exceed one response and other queries have to run
   * meanwhile.
   */
  const ask = async (ids: readonly string[], share = createTextInterner()) => {
    const read: T[] = [];
    for (let from = 0; from < ids.length; from += batchSize) {
      const some = await among(ids.slice(from, from + batchSize));
      read.push(...some.map((document) => share.intern(document)));
    }
    return read;
  };

  const askAll = async () => {
    const share = createTextInterner();
    const begun = await first();
    const some = begun.first.map((document) => share.intern(document));
    return [...some, ...(await ask(begun.ids.slice(batchSize), share))];
  };

  return { ask, askAll };
}

async function withChanges<T extends CachedDocument>(
  kept: ReadonlyMap<string, T>,
  changed: ReadonlySet<string>,
  ask: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<ReadonlyMap<string, T>> {
  const through = [...kept.values()].filter(({ dependsOn }) => dependsOn.some((id) => changed.has(id)));
  const ids = new Set([...changed, ...through.map(({ _id }) => _id)]);
  const read = await ask([...ids]);
  if (read.length === 0 && ![...ids].some((id) => kept.has(id))) return kept;
  const next = new Map(kept);
  for (const id of ids) next.delete(id);
  for (const document of read) next.set(document._id, document);
  return next;
}

function byId<T extends CachedDocument>(documents: readonly T[]): ReadonlyMap<string, T> {
  return new Map(documents.map((document) => [document._id, document]));
}
