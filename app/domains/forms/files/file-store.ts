import type { Readable } from "node:stream";

/**
 * The store of uploaded files. Keys are generated and never contain the visitor's file name. Nothing is in
 * the web root.
 */
export type FileStore = {
  /** Stores a file from a local path. */
  readonly put: (key: string, path: string) => Promise<void>;
  /** Returns null when the file does not exist. */
  readonly open: (key: string) => Promise<Readable | null>;
  readonly remove: (key: string) => Promise<void>;
};
