/** A block of a draft that cannot be shown yet; only previews report it. */
export type UnfinishedBlock = {
  readonly _key: string;
  /** The first required field that is missing. */
  readonly missingField: string;
  /** The key of the previous block in the document. */
  readonly previousKey: string | null;
};
