export type RankedDocument = {
  readonly _id: string;
  readonly rank?: number | null;
  readonly title?: string | null;
};

/** Gap between two ranks, so that imported documents fit between. */
const gap = 10;

/** Returns the new ranks of documents whose rank changes. */
export function computeChangedRanks(
  list: readonly RankedDocument[],
): readonly { readonly _id: string; readonly rank: number }[] {
  return list
    .map(({ _id, rank }, at) => ({ _id, old: rank, rank: (at + 1) * gap }))
    .filter(({ old, rank }) => old !== rank)
    .map(({ _id, rank }) => ({ _id, rank }));
}
