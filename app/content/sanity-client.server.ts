import { createHash } from "node:crypto";
import { type ClientConfig, type ContentSourceMapParsedPath, createClient } from "@sanity/client";
import { LRUCache } from "lru-cache";
import type { Log } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { isShownWords, type Step } from "~/kernel/shown-words";
import type { Content, PublishedChange } from "./content";

/** Where the content lives: hosted Sanity, or the embedded lake by its address. One code path for both. */
export type ContentAddress = {
  readonly projectId: string;
  readonly dataset: string;
  /** undefined: hosted Sanity. */
  readonly apiHost?: string | undefined;
  readonly token?: string | undefined;
};

/** What visitors see, or what editors work on: then each word knows where it comes from. */
export type Seen = "published" | "drafts";

/** Where news of publishing comes from: the lake itself, or `live.server.ts` for hosted Sanity. */
export type PublishSource = (listener: (documentIds: readonly string[]) => void) => () => void;

export type ContentOptions = {
  readonly address: ContentAddress;
  readonly published: PublishSource;
  readonly log: Log;
  /** Default: what is published. */
  readonly seen?: Seen;
};

export const contentApiVersion = "2025-02-19";
/** Answers kept in memory; the least recently used go first. */
const keptAnswers = 2_000;

export function sanityClient(address: ContentAddress, seen: Seen = "published") {
  return createClient({
    projectId: address.projectId,
    dataset: address.dataset,
    apiVersion: contentApiVersion,
    token: address.token,
    perspective: seen,
    // Sanity's CDN may be a minute behind a publish; the answers are cached here instead.
    useCdn: false,
    ...(address.apiHost ? { apiHost: address.apiHost, useProjectHostname: false } : {}),
    ...(seen === "drafts" ? origins(address) : {}),
  });
}

/** The lake marks words by itself, before it asks; hosted Sanity says by source maps where they came from. */
function origins(address: ContentAddress): ClientConfig {
  if (address.apiHost) return { headers: { "X-Shop-Origins": "marked" } };
  return {
    stega: {
      enabled: true,
      studioUrl: paths.studio,
      filter: ({ sourceDocument, sourcePath, value }) =>
        isShownWords(sourceDocument._type, stepsOf(sourcePath), value),
    },
  };
}

/** Members of lists by their key, where they have one. */
function stepsOf(path: ContentSourceMapParsedPath): readonly Step[] {
  return path.map((step) => (typeof step === "object" ? { _key: step._key } : step));
}

/** The published content with a cache that every publish empties. Rejects when the content cannot be reached. */
export function createContent({
  address,
  published,
  log,
  seen,
}: ContentOptions): Content & { close: () => void } {
  const client = sanityClient(address, seen);
  const listeners = new Set<(change: PublishedChange) => void>();
  const answers = new LRUCache<string, Promise<unknown>>({ max: keptAnswers });
  let version = 1;

  const stop = published((documentIds) => {
    version += 1;
    answers.clear();
    for (const listener of listeners) {
      try {
        listener({ version, documentIds });
      } catch (error) {
        log.error({ error }, "a listener of published content failed");
      }
    }
  });

  /** Asks once per question and version, also when many visitors ask at the same moment. */
  const ask = (query: string, params: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const key = createHash("sha1")
      .update(JSON.stringify([query, params]))
      .digest("base64");
    const known = answers.get(key);
    if (known) return known;
    const askedAt = version;
    const asking: Promise<unknown> = client.fetch<unknown>(query, { ...params });
    answers.set(key, asking);
    const forget = () => {
      if (answers.get(key) === asking) answers.delete(key);
    };
    asking.then(() => {
      if (version !== askedAt) forget();
    }, forget);
    return asking;
  };

  return {
    fetch: async (query, params, schema, { isKept = true } = {}) =>
      schema.parse(await (isKept ? ask(query, params) : client.fetch<unknown>(query, { ...params }))),
    version: () => version,
    onPublish: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: stop,
  };
}
