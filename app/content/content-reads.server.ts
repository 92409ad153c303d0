import { AsyncLocalStorage } from "node:async_hooks";
import type { PublishedChange } from "./content";

/**
 * What an answer was made of, as marks: `all style` (every document of a type was looked through), `some style` (so many
 * of a type that they are not named), `id brand-uscd` (looked up, there or not). Null: nobody can say.
 */
export type ContentReads = ReadonlySet<string> | null;

/** Beyond these nobody counts any more: every publish touches it. */
const maxTags = 500;

type ReadsRecorder = { marks: Set<string> | null };

const recorders = new AsyncLocalStorage<ReadsRecorder>();

/** Does something, and says what of the content it has read on the way. */
export async function recordContentReads<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly reads: ContentReads }> {
  const recorder: ReadsRecorder = { marks: new Set() };
  const result = await recorders.run(recorder, work);
  return { result, reads: recorder.marks };
}

/** Tells whoever records that this was read. */
export function addContentReads(reads: ContentReads): void {
  const recorder = recorders.getStore();
  if (recorder) recorder.marks = mergeContentReads(recorder.marks, reads);
}

export function mergeContentReads<R extends ContentReads>(one: R, other: ContentReads): Set<string> | null {
  if (!one || !other) return null;
  const both = new Set([...one, ...other]);
  return both.size > maxTags ? null : both;
}

/** What reads must hold for the change to touch them; null: it touches everything. */
export function toCacheTags({
  documentIds,
  types,
}: Pick<PublishedChange, "documentIds" | "types">): readonly string[] | null {
  if (!types || documentIds.length === 0) return null;
  return [
    ...documentIds.map((id) => `id ${id}`),
    ...types.all.map((type) => `all ${type}`),
    ...types.known.map((type) => `some ${type}`),
  ];
}

/** Whether what was made of these reads may be another one after the change. */
export function isAffectedBy(
  reads: ContentReads,
  change: Pick<PublishedChange, "documentIds" | "types">,
): boolean {
  const marks = toCacheTags(change);
  return !reads || !marks || marks.some((mark) => reads.has(mark));
}
