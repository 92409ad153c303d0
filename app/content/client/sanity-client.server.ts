import { createHash } from "node:crypto";
import {
  type ClientConfig,
  type ContentSourceMapParsedPath,
  createClient,
  type SanityClient,
} from "@sanity/client";
import { isStegaField, type PathStep } from "@stile-and-rail/content-lake/stega-fields";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { UnreachableService } from "~/kernel/unreachable-service";
import type { Content, PublishedChange, PublishedTypes } from "./content";
import { addContentReads, type ContentReads, isAffectedBy } from "./content-reads.server";
import { stegaFields } from "./stega-fields";

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

export function createSanityClient(address: ContentAddress, perspective: ContentPerspective = "published") {
  return createClient({
    projectId: address.projectId,
    dataset: address.dataset,
    apiVersion: contentApiVersion,
    ...(address.token ? { token: address.token } : {}),
    perspective,
    // Sanity's CDN can be a minute behind a publish, and results are cached here anyway.
    useCdn: false,
    ...(address.apiHost ? { apiHost: address.apiHost, useProjectHostname: false } : {}),
    ...(perspective === "drafts" ? getStegaConfig(address) : {}),
  });
}

/** Turns on the client's stega encoding for hosted Sanity only, because the embedded lake encodes stega itself. */
function getStegaConfig(address: ContentAddress): ClientConfig {
  if (address.apiHost) return { headers: { "X-Shop-Origins": "marked" } };
  return {
    stega: {
      enabled: true,
      studioUrl: paths.studio,
      filter: ({ sourceDocument, sourcePath, value }) =>
        isStegaField(stegaFields, sourceDocument._type, toSteps(sourcePath), value),
    },
  };
}

/** Converts the path of a source map to path steps; an array item becomes its key. */
function toSteps(path: ContentSourceMapParsedPath): readonly PathStep[] {
  return path.map((step) => (typeof step === "object" ? { _key: step._key } : step));
}

/** A result and what it was read from. Only the embedded lake reports the reads. */
type Answer = { readonly result: unknown; readonly contentReads: ContentReads };
type CachedAnswer = { readonly promise: Promise<Answer>; readonly answer: Answer | undefined };

const readsShape = z.object({ reads: z.array(z.string()) });

/** Creates a fetcher without cache. */
function createFetcher(client: SanityClient) {
  return async (query: string, params: Readonly<Record<string, unknown>>): Promise<Answer> => {
    const response: unknown = await client
      .fetch<unknown>(query, { ...params }, { filterResponse: false })
      .catch((error: unknown) => {
        // Without a status there was no answer.
        throw error instanceof Error && "statusCode" in error
          ? error
          : new UnreachableService("content", error);
      });
    const parsedReads = readsShape.safeParse(response);
    const result =
      typeof response === "object" && response !== null && "result" in response ? response.result : null;
    return { result, contentReads: parsedReads.success ? new Set(parsedReads.data.reads) : null };
  };
}

type QueryFetcher = ReturnType<typeof createFetcher>;

/** Caches results until a publish affects them. Concurrent requests share one query. */
function createQueryCache(fetchNow: QueryFetcher) {
  const answers = new LRUCache<string, CachedAnswer>({ max: maxCachedAnswers, maxSize: maxCachedCharacters });
  let changes = 0;

  const forgetTouched = (change: PublishedChange): void => {
    changes += 1;
    // A running query may have read the old content.
    for (const [key, { answer }] of [...answers.entries()])
      if (!answer || isAffectedBy(answer.contentReads, change)) answers.delete(key);
  };

  const fetchCached: QueryFetcher = (query, params) => {
    const key = createHash("sha1")
      .update(JSON.stringify([query, params]))
      .digest("base64");
    const cachedAnswer = answers.get(key);
    if (cachedAnswer) return cachedAnswer.promise;
    const askedAt = changes;
    const promise = fetchNow(query, params);
    const newAnswer: CachedAnswer = { promise, answer: undefined };
    answers.set(key, newAnswer, { size: 1 });
    const forget = () => {
      if (answers.peek(key) === newAnswer) answers.delete(key);
    };
    promise.then((answer) => {
      if (changes !== askedAt) forget();
      else if (answers.peek(key) === newAnswer)
        answers.set(key, { promise, answer }, { size: getJsonLength(answer) });
    }, forget);
    return promise;
  };

  return { fetchCached, forgetTouched };
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
  perspective: clientPerspective,
}: ContentOptions): Content & { close: () => void } {
  const fetchNow = createFetcher(createSanityClient(address, clientPerspective));
  const { fetchCached, forgetTouched } = createQueryCache(fetchNow);
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
        const { result, contentReads } = await (isKept
          ? fetchCached(query, params)
          : fetchNow(query, params));
        addContentReads(contentReads);
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
