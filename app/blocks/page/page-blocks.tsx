import { type ComponentType, createElement } from "react";
import type { Block, BlockContent } from "../block-contents";
import type { BlockType } from "../block-types";
import type { BlockViewProps } from "../block-view";
import { blockViews } from "../views";

type ViewTable = { [T in BlockType]: ComponentType<BlockViewProps<T>> };
const viewTable: ViewTable = blockViews;

type PageBlocksProps = {
  readonly blocks: readonly Block[];
  /** True if the first block contains the page title and its picture loads with priority. */
  readonly opensPage?: boolean;
};

/** The blocks of a page in editorial order. */
export function PageBlocks({ blocks, opensPage = true }: PageBlocksProps) {
  // TypeScript loses the link between `_type` and the content when a block is destructured.
  return blocks.map((block, index) =>
    renderBlock({
      type: block._type,
      block,
      isFirst: opensPage && index === 0,
      hasFirstPicture: opensPage && index === 1 && blocks[0]?._type === "pageTitle",
      previousType: blocks[index - 1]?._type,
    } as PlacedBlock),
  );
}

type PlacedBlock<T extends BlockType = BlockType> = {
  [K in T]: { type: K; block: BlockContent<K> } & Omit<BlockViewProps<K>, "block">;
}[T];

function renderBlock<T extends BlockType>({ type, block, ...blockProps }: PlacedBlock<T>) {
  return createElement(viewTable[type], { key: block._key, block, ...blockProps });
}
