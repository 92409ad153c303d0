/** A block that a draft holds and that cannot be shown yet: said in a preview alone, to whoever can finish it. */
export type UnfinishedBlock = {
  readonly _key: string;
  /** The first field it cannot do without. */
  readonly lacks: string;
  /** The key of the block before it in the document. */
  readonly after: string | null;
};
