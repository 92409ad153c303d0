import type { FileDetails } from "../validation/file-rules";

/** A file that came with a submission. */
export type StoredFile = FileDetails & {
  readonly id: string;
  readonly submissionId: string;
  readonly field: string;
  readonly storedAs: string;
  /** Its size as the visitor sent it; null in rows from before pictures were re-encoded, which have it as `size`. */
  readonly receivedSize: number | null;
};
