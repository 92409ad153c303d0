import type { FileDetails } from "../validation/file-rules";

/** An uploaded file in a local folder that is not yet accepted. */
export type IncomingFile = FileDetails & {
  readonly field: string;
  readonly path: string;
  /** The size before cleaning, when cleaning changed it. */
  readonly receivedSize?: number;
};

export function groupByField<F extends { readonly field: string }>(files: readonly F[]): Record<string, F[]> {
  const fields: Record<string, F[]> = {};
  for (const file of files) fields[file.field] = [...(fields[file.field] ?? []), file];
  return fields;
}
