import type { FileDetails } from "../validation/file-rules";

/** A file that arrived and is not taken yet: it lies on this machine until the form is checked. */
export type IncomingFile = FileDetails & {
  readonly field: string;
  readonly path: string;
  /** Its size as it was sent, where cleaning changed it. */
  readonly receivedSize?: number;
};

/** What the rules look at, by field. */
export function groupByField<F extends { readonly field: string }>(files: readonly F[]): Record<string, F[]> {
  const fields: Record<string, F[]> = {};
  for (const file of files) fields[file.field] = [...(fields[file.field] ?? []), file];
  return fields;
}
