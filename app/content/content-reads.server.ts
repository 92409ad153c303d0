import { AsyncLocalStorage } from "node:async_hooks";
import type { PublishedChange } from "./content";

/**
 * The sources of a result: `all style` (all documents of a type), `some style` (many documents of a type),
 * `id brand-uscd` (one document, existing or not). Null when unknown.
 */
export type ContentReads = ReadonlySet<string> | null;

/** Above this number the reads count as unknown, so that every publish affects them. */
const maxTags = 500;

type ReadsRecorder = { marks: Set<string> | null };

const recorders = new AsyncLocalStorage<ReadsRecorder>();

/** Runs `work` and returns its result with the content that it read. */
export async function recordContentReads<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly reads: ContentReads }> {
  const recorder: ReadsRecorder = { marks: new Set() };
  const result = await recorders.run(recorder, work);
  return { result, reads: recorder.marks };
}

/** Adds reads to the current recorder, if there is one. */
export function addContentReads(reads: ContentReads): void {
  const recorder = recorders.getStore();
  if (recorder) recorder.marks = mergeContentReads(recorder.marks, reads);
}

export function mergeContentReads<R extends ContentReads>(one: R, other: ContentReads): Set<string> | null {
  if (!one || !other) return null;
  const both = new Set([...one, ...other]);
  return both.size > maxTags ? null : both;
}

/** Returns the tags that a publish affects; null when it affects everything. */
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

/** Whether the change may affect a result with these reads. */
export function isAffectedBy(
  reads: ContentReads,
  change: Pick<PublishedChange, "documentIds" | "types">,
): boolean {
  const marks = toCacheTags(change);
  return !reads || !marks || marks.some((mark) => reads.has(mark));
}
