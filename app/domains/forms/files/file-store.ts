import type { Readable } from "node:stream";

/** Where uploaded files lie: outside the web root, under keys of our own making; the name a visitor gave is no part of one. */
export type FileStore = {
  /** Takes a whole file from a path of this machine. */
  readonly put: (key: string, path: string) => Promise<void>;
  /** Null: there is no such file. */
  readonly open: (key: string) => Promise<Readable | null>;
  readonly remove: (key: string) => Promise<void>;
};
