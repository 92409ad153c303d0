import type { FileDetails } from "../validation/file-rules";

/** A stored file of a submission. */
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
