import { z } from "zod";
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

type StaleIds = "all" | ReadonlySet<string>;

/**
 * Caches whole documents, for lists and searches that need all of them. A publish reloads changed documents
 * and those that depend on them.
 */
export function createDocumentCache<T extends CachedDocument>(
  sources: { readonly content: Content; readonly log: Log },
  question: DocumentQuery<T>,
): DocumentCache<T> {
  let cachedDocuments: ReadonlyMap<string, T> = new Map();
  let staleIds: StaleIds = "all";
  let reading: Promise<void> | undefined;
  let reads: ContentReads = new Set();

  sources.content.onPublish(({ documentIds }) => {
    staleIds =
      staleIds === "all" || documentIds.length === 0 ? "all" : new Set([...staleIds, ...documentIds]);
  });

  const { fetchByIds, fetchAll } = createFetchers(sources, question);

  const refresh = async () => {
    const refreshedIds = staleIds;
    staleIds = new Set();
    try {
      const documents = await recordContentReads(async () =>
        refreshedIds === "all"
          ? indexById(await fetchAll())
          : await applyChanges(cachedDocuments, refreshedIds, fetchByIds),
      );
      cachedDocuments = documents.result;
      reads = refreshedIds === "all" ? documents.reads : mergeContentReads(reads, documents.reads);
    } catch (error) {
      staleIds = "all";
      throw error;
    }
  };

  return {
    read: async () => {
      // Repeats the refresh if a publish arrived during it, so that later callers get no old data.
      while (staleIds === "all" || staleIds.size > 0 || reading) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      addContentReads(reads);
      return cachedDocuments;
    },
  };
}

function createFetchers<T extends CachedDocument>(
  sources: { readonly content: Content; readonly log: Log },
  { filter: groqFilter, projection, schema: shape }: DocumentQuery<T>,
) {
  const fetchBatch = (ids: readonly string[]) =>
    fetchLeniently(sources, `*[(${groqFilter}) && _id in $ids]{${projection}}`, { ids }, z.array(shape), {
      isKept: false,
    });

  /** Fetches all ids and the first batch. */
  const fetchFirstBatch = () =>
    fetchLeniently(
      sources,
      `{"ids": *[${groqFilter}]._id, "first": *[${groqFilter}][0...${batchSize}]{${projection}}}`,
      {},
      z.object({ ids: z.array(z.string()), first: z.array(shape) }),
      { isKept: false },
    );

  /**
   * Fetches in batches, because 10,000 documents exceed one response and other queries have to run
   * meanwhile.
   */
  const fetchInBatches = async (ids: readonly string[]) => {
    const documents: T[] = [];
    for (let from = 0; from < ids.length; from += batchSize) {
      documents.push(...(await fetchBatch(ids.slice(from, from + batchSize))));
    }
    return documents;
  };

  const fetchAll = async () => {
    const firstLoad = await fetchFirstBatch();
    return [...firstLoad.first, ...(await fetchInBatches(firstLoad.ids.slice(batchSize)))];
  };

  return { fetchByIds: fetchInBatches, fetchAll };
}

async function applyChanges<T extends CachedDocument>(
  cachedDocuments: ReadonlyMap<string, T>,
  changedIds: ReadonlySet<string>,
  fetchDocuments: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<ReadonlyMap<string, T>> {
  const through = [...cachedDocuments.values()].filter(({ dependsOn }) =>
    dependsOn.some((id) => changedIds.has(id)),
  );
  const ids = new Set([...changedIds, ...through.map(({ _id }) => _id)]);
  const documents = await fetchDocuments([...ids]);
  if (documents.length === 0 && ![...ids].some((id) => cachedDocuments.has(id))) return cachedDocuments;
  const next = new Map(cachedDocuments);
  for (const id of ids) next.delete(id);
  for (const document of documents) next.set(document._id, document);
  return next;
}

function indexById<T extends CachedDocument>(documents: readonly T[]): ReadonlyMap<string, T> {
  return new Map(documents.map((document) => [document._id, document]));
}
