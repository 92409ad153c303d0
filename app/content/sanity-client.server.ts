import { createHash } from "node:crypto";
import {
  type ClientConfig,
  type ContentSourceMapParsedPath,
  createClient,
  type SanityClient,
} from "@sanity/client";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { isStegaField, type PathStep } from "~/kernel/stega-fields";
import type { Content, PublishedChange, PublishedTypes } from "./content";
import { addContentReads, type ContentReads, isAffectedBy } from "./content-reads.server";

/** Where the content lives: hosted Sanity, or the embedded lake by its address. One code path for both. */
export type ContentAddress = {
  readonly projectId: string;
  readonly dataset: string;
  /** undefined: hosted Sanity. */
  readonly apiHost?: string | undefined;
  readonly token?: string | undefined;
};

/** What visitors see, or what editors work on: then each word knows where it comes from. */
export type ContentPerspective = "published" | "drafts";

/** Where news of publishing comes from: the lake itself, or `live.server.ts` for hosted Sanity. */
export type PublishSource = (
  listener: (documentIds: readonly string[], types?: PublishedTypes) => void,
) => () => void;

export type ContentOptions = {
  readonly address: ContentAddress;
  readonly published: PublishSource;
  readonly log: Log;
  /** Default: what is published. */
  readonly perspective?: ContentPerspective;
};

export const contentApiVersion = "2025-02-19";
/** Answers kept in memory, and the length of their JSON in all; the least recently used go first. */
const maxCachedAnswers = 2_000;
const maxCachedCharacters = 8 * 1024 * 1024;

export function createSanityClient(address: ContentAddress, seen: ContentPerspective = "published") {
  return createClient({
    projectId: address.projectId,
    dataset: address.dataset,
    apiVersion: contentApiVersion,
    ...(address.token ? { token: address.token } : {}),
    perspective: seen,
    // Sanity's CDN may be a minute behind a publish; the answers are cached here instead.
    useCdn: false,
    ...(address.apiHost ? { apiHost: address.apiHost, useProjectHostname: false } : {}),
    ...(seen === "drafts" ? getStegaConfig(address) : {}),
  });
}

/** The lake marks words by itself, before it asks; hosted Sanity says by source maps where they came from. */
function getStegaConfig(address: ContentAddress): ClientConfig {
  if (address.apiHost) return { headers: { "X-Shop-Origins": "marked" } };
  return {
    stega: {
      enabled: true,
      studioUrl: paths.studio,
      filter: ({ sourceDocument, sourcePath, value }) =>
        isStegaField(sourceDocument._type, toSteps(sourcePath), value),
    },
  };
}

/** Members of lists by their key, where they have one. */
function toSteps(path: ContentSourceMapParsedPath): readonly PathStep[] {
  return path.map((step) => (typeof step === "object" ? { _key: step._key } : step));
}

/** An answer, and what it was made of: the embedded lake says so, of hosted Sanity's nobody knows. */
type Answer = { readonly result: unknown; readonly reads: ContentReads };
type CachedAnswer = { readonly asking: Promise<Answer>; readonly answer: Answer | undefined };

const readsShape = z.object({ reads: z.array(z.string()) });

/** Asks, whatever was answered before. */
function createFetcher(client: SanityClient) {
  return async (query: string, params: Readonly<Record<string, unknown>>): Promise<Answer> => {
    const whole: unknown = await client.fetch<unknown>(query, { ...params }, { filterResponse: false });
    const said = readsShape.safeParse(whole);
    const result = typeof whole === "object" && whole !== null && "result" in whole ? whole.result : null;
    return { result, reads: said.success ? new Set(said.data.reads) : null };
  };
}

type QueryFetcher = ReturnType<typeof createFetcher>;

/** A memory of answers: asks once per question until something it was made of changes, also when many visitors ask at the same moment. */
function createQueryCache(askNow: QueryFetcher) {
  const answers = new LRUCache<string, CachedAnswer>({ max: maxCachedAnswers, maxSize: maxCachedCharacters });
  let changes = 0;

  const forgetTouched = (change: PublishedChange): void => {
    changes += 1;
    // What is still being asked may have been looked up before.
    for (const [key, { answer }] of [...answers.entries()])
      if (!answer || isAffectedBy(answer.reads, change)) answers.delete(key);
  };

  const ask: QueryFetcher = (query, params) => {
    const key = createHash("sha1")
      .update(JSON.stringify([query, params]))
      .digest("base64");
    const known = answers.get(key);
    if (known) return known.asking;
    const askedAt = changes;
    const asking = askNow(query, params);
    const kept: CachedAnswer = { asking, answer: undefined };
    answers.set(key, kept, { size: 1 });
    const forget = () => {
      if (answers.peek(key) === kept) answers.delete(key);
    };
    asking.then((answer) => {
      if (changes !== askedAt) forget();
      else if (answers.peek(key) === kept)
        answers.set(key, { asking, answer }, { size: getJsonLength(answer) });
    }, forget);
    return asking;
  };

  return { ask, forgetTouched };
}

function getJsonLength({ result }: Answer): number {
  return JSON.stringify(result ?? null).length;
}

/**
 * The published content with a memory of answers, from which a publish takes what it can touch. Rejects when the content
 * cannot be reached.
 */
export function createContent({
  address,
  published,
  log,
  perspective: seen,
}: ContentOptions): Content & { close: () => void } {
  const askNow = createFetcher(createSanityClient(address, seen));
  const { ask, forgetTouched } = createQueryCache(askNow);
  const listeners = new Set<(change: PublishedChange) => void>();
  let version = 1;

  const stop = published((documentIds, types) => {
    version += 1;
    const change = { version, documentIds, types };
    forgetTouched(change);
    notifyListeners(listeners, change, log);
  });

  return {
    fetch: async (query, params, schema, { isKept = true } = {}) => {
      try {
        const { result, reads } = await (isKept ? ask(query, params) : askNow(query, params));
        addContentReads(reads);
        return schema.parse(result);
      } catch (error) {
        // A page that does without is made anew with the next publish, whatever that is.
        addContentReads(null);
        throw error;
      }
    },
    version: () => version,
    onPublish: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: stop,
  };
}

function notifyListeners(
  listeners: Iterable<(change: PublishedChange) => void>,
  change: PublishedChange,
  log: Log,
): void {
  for (const listener of listeners) {
    try {
      listener(change);
    } catch (error) {
      log.error({ error }, "a listener of published content failed");
    }
  }
}
