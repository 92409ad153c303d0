import type { BlockContent } from "./block-contents";
import type { BlockType } from "./block-types";

/** Properties of every block view: its content, and whether it is the first block of the page. */
export type BlockViewProps<T extends BlockType> = {
  readonly block: BlockContent<T>;
  readonly isFirst: boolean;
  /** True if the first picture of the block is the first of the page, below the page title. */
  readonly hasFirstPicture?: boolean | undefined;
  /** The type of the block above; blocks of the same type are closer together. */
  readonly previousType?: BlockType | undefined;
};
