import { AsyncLocalStorage } from "node:async_hooks";
import type { PublishedChange } from "./content";

/**
 * The sources of a result: `all style` (all documents of a type), `some style` (many documents of a type),
 * `id brand-uscd` (one document, existing or not). Null when unknown.
 */
export type ContentReads = ReadonlySet<string> | null;

/** Above this number the reads count as unknown, so that every publish affects them. */
const maxTags = 500;

type ReadsRecorder = { cacheTags: Set<string> | null };

const recorders = new AsyncLocalStorage<ReadsRecorder>();

/** Runs `work` and returns its result with the content that it read. */
export async function recordContentReads<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly reads: ContentReads }> {
  const recorder: ReadsRecorder = { cacheTags: new Set() };
  const result = await recorders.run(recorder, work);
  return { result, reads: recorder.cacheTags };
}

/** Adds reads to the current recorder, if there is one. */
export function addContentReads(reads: ContentReads): void {
  const recorder = recorders.getStore();
  if (recorder) recorder.cacheTags = mergeContentReads(recorder.cacheTags, reads);
}

export function mergeContentReads<R extends ContentReads>(
  first: R,
  second: ContentReads,
): Set<string> | null {
  if (!first || !second) return null;
  const union = new Set([...first, ...second]);
  return union.size > maxTags ? null : union;
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

/** Returns whether the change may affect a result with these reads. */
export function isAffectedBy(
  reads: ContentReads,
  change: Pick<PublishedChange, "documentIds" | "types">,
): boolean {
  const changedTags = toCacheTags(change);
  return !reads || !changedTags || changedTags.some((tag) => reads.has(tag));
}
