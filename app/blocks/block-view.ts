import type { BlockContent } from "./block-contents";
import type { BlockType } from "./block-types";

/** What every block view receives: its content, and whether it opens the page (its picture then loads first). */
export type BlockViewProps<T extends BlockType> = {
  readonly block: BlockContent<T>;
  readonly isFirst: boolean;
  /** Whether its first picture is the page's first: nothing stands above it but the page's title. */
  readonly hasFirstPicture?: boolean | undefined;
  /** The type of the block above: a run of the same kind stands closer together. */
  readonly previousType?: BlockType | undefined;
};
