import { z } from "zod";
import type { Log } from "~/kernel/log";
import { SharedParts } from "~/kernel/shared-parts";
import type { Content } from "./content";
import {
  addContentReads,
  type ContentReads,
  mergeContentReads,
  recordContentReads,
} from "./content-reads.server";
import { fetchLeniently } from "./lenient-parsing.server";

/** A document in memory, with the ids of the documents its fields were read through. */
export type CachedDocument = { readonly _id: string; readonly dependsOn: readonly string[] };

export type DocumentCache<T extends CachedDocument> = {
  /** The documents as they are published now, by id. The same map until something of it is published. */
  readonly read: () => Promise<ReadonlyMap<string, T>>;
};

type DocumentQuery<T extends CachedDocument> = {
  /** Which documents, as a GROQ condition: '_type == "style"'. */
  readonly filter: string;
  /** The projection of one of them; it holds `_id` and `dependsOn`. */
  readonly projection: string;
  readonly schema: z.ZodType<T>;
};

const batchSize = 250;

type Stale = "all" | ReadonlySet<string>;

/**
 * Documents held in memory whole, for lists and searches that would otherwise count them at every request. A publish
 * reads again what it touched: the document itself, and those whose fields come through it.
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
      // Once more where something was published meanwhile: whoever asked after that must not see what was before.
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

/** Pages are made of these: parts that are one would be written once, and a page differ by what was published before it. */
const createTextInterner = () => new SharedParts({ textsAlone: true });

function createFetchers<T extends CachedDocument>(
  sources: { readonly content: Content; readonly log: Log },
  { filter: which, projection: fields, schema: shape }: DocumentQuery<T>,
) {
  const among = (ids: readonly string[]) =>
    fetchLeniently(sources, `*[(${which}) && _id in $ids]{${fields}}`, { ids }, z.array(shape), {
      isKept: false,
    });

  /** The ids of all, and the first of them: of a few there is no more to ask. */
  const first = () =>
    fetchLeniently(
      sources,
      `{"ids": *[${which}]._id, "first": *[${which}][0...${batchSize}]{${fields}}}`,
      {},
      z.object({ ids: z.array(z.string()), first: z.array(shape) }),
      { isKept: false },
    );

  /** Some at a time: a catalog of 10,000 is more than one answer may hold, and others ask meanwhile. */
  const ask = async (ids: readonly string[], share = createTextInterner()) => {
    const read: T[] = [];
    for (let from = 0; from < ids.length; from += batchSize) {
      const some = await among(ids.slice(from, from + batchSize));
      read.push(...some.map((document) => share.within(document)));
    }
    return read;
  };

  const askAll = async () => {
    const share = createTextInterner();
    const begun = await first();
    const some = begun.first.map((document) => share.within(document));
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
