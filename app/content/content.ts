import type { ZodType } from "zod";

/** The published content, from hosted Sanity or the embedded lake alike. */
export type Content = {
  /**
   * Runs one GROQ query (published perspective), parses the answer, and caches it until the next publish; `isKept: false`
   * does not, for what its asker holds in memory already.
   */
  readonly fetch: <T>(
    query: string,
    params: Readonly<Record<string, unknown>>,
    schema: ZodType<T>,
    options?: FetchOptions,
  ) => Promise<T>;
  /** Rises with every publish; a page cached under an older version is stale. */
  readonly version: () => number;
  /** Calls the listener after each publish; returns the way to stop. */
  readonly onPublish: (listener: (change: PublishedChange) => void) => () => void;
};

export type FetchOptions = { readonly isKept?: boolean };

export type PublishedChange = {
  readonly version: number;
  readonly documentIds: readonly string[];
  /** The types these documents have, or had; unknown where the news names none. */
  readonly types?: PublishedTypes | undefined;
};

/** The types of documents that came, changed or went; `known`: of those that had been there before. */
export type PublishedTypes = { readonly all: readonly string[]; readonly known: readonly string[] };
