import type { ZodType } from "zod";

/** The published content, from hosted Sanity or the embedded lake. */
export type Content = {
  /**
   * Runs a GROQ query (published perspective), parses the result, and caches it until a publish affects it.
   * With `isKept: false` it is not cached.
   */
  readonly fetch: <T>(
    query: string,
    params: Readonly<Record<string, unknown>>,
    schema: ZodType<T>,
    options?: FetchOptions,
  ) => Promise<T>;
  /** Increases with every publish. A page cached under an older version is stale. */
  readonly version: () => number;
  /** Calls the listener after each publish; returns a function that unsubscribes. */
  readonly onPublish: (listener: (change: PublishedChange) => void) => () => void;
};

export type FetchOptions = { readonly isKept?: boolean };

export type PublishedChange = {
  readonly version: number;
  readonly documentIds: readonly string[];
  /** The types of these documents; undefined when the event contains none. */
  readonly types?: PublishedTypes | undefined;
};

/** The types of changed documents; `known` are those of documents that existed before the change. */
export type PublishedTypes = { readonly all: readonly string[]; readonly known: readonly string[] };

/**
 * Creates content without documents: every query returns null. It is used when no content source is
 * configured.
 */
export function createEmptyContent(): Content {
  return {
    fetch: async (_query, _params, schema) => schema.parse(null),
    version: () => 0,
    onPublish: () => () => undefined,
  };
}
