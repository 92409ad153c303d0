export type RankedDocument = {
  readonly _id: string;
  readonly rank?: number | null;
  readonly title?: string | null;
};

/** Between two neighbors, so that something imported fits between. */
const gap = 10;

/** The ranks to write so that documents stand in this order: of those alone whose rank changes. */
export function computeChangedRanks(
  list: readonly RankedDocument[],
): readonly { readonly _id: string; readonly rank: number }[] {
  return list
    .map(({ _id, rank }, at) => ({ _id, old: rank, rank: (at + 1) * gap }))
    .filter(({ old, rank }) => old !== rank)
    .map(({ _id, rank }) => ({ _id, rank }));
}
