import type { FileFacts } from "../file-rules";

/** A file that arrived and is not taken yet: it lies on this machine until the form is checked. */
export type IncomingFile = FileFacts & { readonly field: string; readonly path: string };

/** What the rules look at, by field. */
export function byField<F extends { readonly field: string }>(files: readonly F[]): Record<string, F[]> {
  const fields: Record<string, F[]> = {};
  for (const file of files) fields[file.field] = [...(fields[file.field] ?? []), file];
  return fields;
}

const longestName = 120;

/** A name as a visitor gave it, without folders and characters that break headers or listings. */
export function plainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const plain = base.replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, "").trim();
  return plain.slice(-longestName) || "file";
}
