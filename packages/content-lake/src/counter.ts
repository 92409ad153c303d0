/** Counts attempts under a key. */
export type Counter = {
  /** Counts one attempt. */
  readonly count: (key: string) => Promise<{ readonly isOver: boolean; readonly attempts: number }>;
  /** The attempts so far. */
  readonly countSoFar: (key: string) => Promise<number>;
  /** Reverts the count of an attempt that did not take place. */
  readonly revert: (key: string) => Promise<void>;
};

/** Creates a counter of `points` attempts within `seconds`, for this server or for all servers on the database. */
export type CreateCounter = (
  limit: { readonly name: string; readonly points: number; readonly seconds: number },
  scope: "this-server" | "all-servers",
) => Counter;
