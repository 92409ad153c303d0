import type { Readable } from "node:stream";
import type { FileDetails } from "../validation/file-rules";

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

export type StoredFile = FileDetails & {
  readonly id: string;
  readonly submissionId: string;
  readonly field: string;
  readonly storedAs: string;
  /**
   * The size of the uploaded file before cleaning; null in rows from before re-encoding, where `size` is the
   * same.
   */
  readonly receivedSize: number | null;
};
