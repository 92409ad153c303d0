import type { FileFacts } from "../file-rules";

/** A file that came with a submission. */
export type StoredFile = FileFacts & {
  readonly id: string;
  readonly submissionId: string;
  readonly field: string;
  readonly storedAs: string;
};
