import MiniSearch, { type SearchResult } from "minisearch";
import type { Content } from "~/content/client/content";
import { fetchSearchSynonyms } from "~/content/site-settings.server";
import type { Catalog } from "~/domains/catalog/style-index/catalog.server";
import type { IndexedStyle } from "~/domains/catalog/style-index/indexed-style";
import type { Log } from "~/kernel/log";
import { createSearchableDocumentCache, type SearchableDocument } from "./searchable-documents.server";
import { parseSynonyms, type Synonyms } from "./synonyms";

/** A document that matches the search. */
export type SearchHit =
  | { readonly type: "style"; readonly style: IndexedStyle }
  | { readonly type: "post" | "faq" | "page"; readonly document: SearchableDocument };

export type SearchIndex = {
  /** Returns all matches, best first. */
  readonly find: (text: string) => Promise<readonly SearchHit[]>;
};

type Source = IndexedStyle | SearchableDocument;
type Entry = { readonly id: string; readonly [field: string]: string };

/** The weight of each field. The fields name, title, description and sku are required by SRCH-005. */
const boost = { name: 4, title: 3, sku: 4, words: 2, description: 1 };
const fields = Object.keys(boost);

/** Allows one typo in a word of four characters, and two in a word of seven. */
const getAllowedTypos = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Creates the search index. It is updated with the documents that a publish changed. */
export function createSearchIndex(
  sources: { readonly content: Content; readonly log: Log },
  catalog: Catalog,
): SearchIndex {
  const searchableDocuments = createSearchableDocumentCache(sources);
  let indexed: IndexState = createEmptyIndex("");
  let indexedSources: IndexedSources = { styles: null, documents: null };
  let updating: Promise<void> = Promise.resolve();

  const update = async () => {
    const [styles, documents, synonyms] = await Promise.all([
      catalog.read(),
      searchableDocuments.read(),
      fetchSearchSynonyms(sources.content),
    ]);
    const name = synonyms.join("\n");
    if (name !== indexed.name) indexed = createEmptyIndex(name);
    else if (styles === indexedSources.styles && documents === indexedSources.documents) return;
    syncIndex(indexed, new Map<string, Source>([...styles, ...documents]));
    indexedSources = { styles, documents };
  };

  return {
    find: async (text) => {
      // Updates run one after another, because two at once would add the same documents.
      updating = updating.then(update, update);
      await updating;
      return searchHits(indexed, text);
    },
  };
}

/** The documents that the index contains. */
type IndexedSources = {
  readonly styles: ReadonlyMap<string, IndexedStyle> | null;
  readonly documents: ReadonlyMap<string, SearchableDocument> | null;
};

type IndexState = {
  /** The synonyms of the index, as its cache key. */
  readonly name: string;
  readonly index: MiniSearch<Entry>;
  readonly sources: Map<string, Source>;
};

function createEmptyIndex(name: string): IndexState {
  const synonyms = parseSynonyms(name.split("\n"));
  const index = new MiniSearch<Entry>({
    fields,
    processTerm: (term) => addSynonyms(term.toLowerCase(), synonyms),
    searchOptions: {
      boost,
      prefix: true,
      fuzzy: getAllowedTypos,
      maxFuzzy: 2,
      weights: { prefix: 0.5, fuzzy: 0.1 },
      combineWith: "AND",
      processTerm: (term) => term.toLowerCase(),
    },
  });
  return { name, index, sources: new Map() };
}

function addSynonyms(word: string, synonyms: Synonyms): string | string[] {
  const synonymsOfWord = synonyms.get(word);
  return synonymsOfWord ? [word, ...synonymsOfWord] : word;
}

/** Adds, replaces and removes changed documents. An unchanged document is the same object. */
function syncIndex({ index, sources }: IndexState, nextSources: ReadonlyMap<string, Source>): void {
  for (const id of sources.keys()) {
    if (nextSources.has(id)) continue;
    index.discard(id);
    sources.delete(id);
  }
  for (const [id, source] of nextSources) {
    const indexedSource = sources.get(id);
    if (indexedSource === source) continue;
    if (indexedSource) index.replace(toEntry(source));
    else index.add(toEntry(source));
    sources.set(id, source);
  }
}

function toEntry(source: Source): Entry {
  if ("code" in source) {
    const { _id, title, description = "", sample, code, line, color, brandName, family = "" } = source;
    const words = [code, line, color, brandName, family, ...source.categoryTitles].join(" ");
    return { id: _id, name: title, title, sku: sample?.sku ?? code, words, description };
  }
  const { _id, title, description = "", categories } = source;
  return { id: _id, name: "", title, sku: "", words: categories.join(" "), description };
}

/** Sorts exact matches before prefix matches. Fuzzy matches are returned only if there are no others. */
function searchHits({ index, sources }: IndexState, text: string): readonly SearchHit[] {
  const results = index.search(text).map((result) => ({ result, tier: getMatchTier(result) }));
  const close = results.filter(({ tier }) => tier < fuzzyTier);
  return (close.length > 0 ? close : results)
    .sort((one, other) => one.tier - other.tier || other.result.score - one.result.score)
    .flatMap(({ result }) => {
      const source = sources.get(String(result.id));
      return source ? [toSearchHit(source)] : [];
    })
    .filter(createPageDeduplicator());
}

/**
 * Creates a filter that keeps the first page of each path, because a brand and an editor's page can have the same
 * path.
 */
function createPageDeduplicator(): (find: SearchHit) => boolean {
  const seenIds = new Set<string>();
  return (find) => {
    if (find.type !== "page") return true;
    const isFirst = !seenIds.has(find.document.path);
    seenIds.add(find.document.path);
    return isFirst;
  };
}

function toSearchHit(source: Source): SearchHit {
  return "code" in source ? { type: "style", style: source } : { type: source.type, document: source };
}

const exactTier = 0;
const prefixTier = 1;
const fuzzyTier = 2;

/** Returns the worst match of the typed words: exact, prefix or fuzzy. */
function getMatchTier({ queryTerms, terms }: SearchResult): number {
  return Math.max(
    exactTier,
    ...queryTerms.map((query) => {
      if (terms.includes(query)) return exactTier;
      return terms.some((term) => term.startsWith(query)) ? prefixTier : fuzzyTier;
    }),
  );
}
