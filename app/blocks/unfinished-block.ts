/** A block of a draft that cannot be shown yet; only previews report it. */
export type UnfinishedBlock = {
  readonly _key: string;
  /** The first required field that is missing. */
  readonly missingField: string;
  readonly previousKey: string | null;
};
