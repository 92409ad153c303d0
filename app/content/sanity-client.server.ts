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
import { isStegaField, type PathStep } from "~/kernel/text/stega-fields";
import type { Content, PublishedChange, PublishedTypes } from "./content";
import { addContentReads, type ContentReads, isAffectedBy } from "./content-reads.server";

/** The location of the content: hosted Sanity or the URL of the embedded lake. */
export type ContentAddress = {
  readonly projectId: string;
  readonly dataset: string;
  /** Undefined for hosted Sanity. */
  readonly apiHost?: string | undefined;
  readonly token?: string | undefined;
};

/** Published content, or drafts with stega for editors. */
export type ContentPerspective = "published" | "drafts";

/** A source of publish events: the lake, or `publish-events.server.ts` for hosted Sanity. */
export type PublishSource = (
  listener: (documentIds: readonly string[], types?: PublishedTypes) => void,
) => () => void;

export type ContentOptions = {
  readonly address: ContentAddress;
  readonly published: PublishSource;
  readonly log: Log;
  /** Defaults to published content. */
  readonly perspective?: ContentPerspective;
};

export const contentApiVersion = "2025-02-19";
/**
 * The limits of the query cache: number of results and total length of their JSON. The least recently used
 * are removed first.
 */
const maxCachedAnswers = 2_000;
const maxCachedCharacters = 8 * 1024 * 1024;

export function createSanityClient(address: ContentAddress, seen: ContentPerspective = "published") {
  return createClient({
    projectId: address.projectId,
    dataset: address.dataset,
    apiVersion: contentApiVersion,
    ...(address.token ? { token: address.token } : {}),
    perspective: seen,
    // Sanity's CDN can be a minute behind a publish, and results are cached here anyway.
    useCdn: false,
    ...(address.apiHost ? { apiHost: address.apiHost, useProjectHostname: false } : {}),
    ...(seen === "drafts" ? getStegaConfig(address) : {}),
  });
}

/** The lake encodes stega itself. For hosted Sanity the client does it from source maps. */
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

/** Converts array items with a key to key steps. */
function toSteps(path: ContentSourceMapParsedPath): readonly PathStep[] {
  return path.map((step) => (typeof step === "object" ? { _key: step._key } : step));
}

/** A result and what it was read from. Only the embedded lake reports the reads. */
type Answer = { readonly result: unknown; readonly reads: ContentReads };
type CachedAnswer = { readonly asking: Promise<Answer>; readonly answer: Answer | undefined };

const readsShape = z.object({ reads: z.array(z.string()) });

/** Creates a fetcher without cache. */
function createFetcher(client: SanityClient) {
  return async (query: string, params: Readonly<Record<string, unknown>>): Promise<Answer> => {
    const whole: unknown = await client.fetch<unknown>(query, { ...params }, { filterResponse: false });
    const said = readsShape.safeParse(whole);
    const result = typeof whole === "object" && whole !== null && "result" in whole ? whole.result : null;
    return { result, reads: said.success ? new Set(said.data.reads) : null };
  };
}

type QueryFetcher = ReturnType<typeof createFetcher>;

/** Caches results until a publish affects them. Concurrent requests share one query. */
function createQueryCache(askNow: QueryFetcher) {
  const answers = new LRUCache<string, CachedAnswer>({ max: maxCachedAnswers, maxSize: maxCachedCharacters });
  let changes = 0;

  const forgetTouched = (change: PublishedChange): void => {
    changes += 1;
    // A running query may have read the old content.
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
 * Creates cached content. A publish removes the results that it can affect. Rejects when the content is
 * unreachable.
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
        // A page rendered without this result must be rendered again after any publish.
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
