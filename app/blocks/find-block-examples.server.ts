import { z } from "zod";
import type { Content } from "~/content/client/content";
import { createContentLog } from "~/content/client/content-log.server";
import type { Log } from "~/kernel/log";
import type { Block } from "./block-contents";
import { blockTypes } from "./block-types";
import { getKitVariants } from "./block-variants";
import { parseBlocks } from "./parse-blocks.server";
import { blocksProjection } from "./projections.server";

const pagesSchema = z.array(
  z.object({ _id: z.string(), path: z.string(), blocks: z.array(z.unknown()).nullish() }),
);
const query = `*[_type == "page" && defined(path)] | order(path asc){_id, path, ${blocksProjection}}`;

/** One variant of a block with the first published example of it; undefined if no page uses it. */
export type BlockExample = {
  readonly name: string;
  readonly usedOn: readonly string[];
  readonly block: Block | undefined;
};

/** Finds an example of every block in every variant on the shop's pages. */
export async function findBlockExamples({
  content,
  log,
}: {
  readonly content: Content;
  readonly log: Log;
}): Promise<readonly BlockExample[]> {
  const pages = await content.fetch(query, {}, pagesSchema);
  const blocksOnPages = pages.flatMap(({ _id, path, blocks }) =>
    parseBlocks(blocks ?? [], _id, createContentLog({ content, log })).map((block) => ({ path, block })),
  );
  return blockTypes.flatMap((type) =>
    getKitVariants(type).map(({ name, fits }) => {
      const uses = blocksOnPages.filter(({ block }) => block._type === type && fits(block));
      const [first] = uses;
      return {
        name,
        usedOn: [...new Set(uses.map(({ path }) => path))],
        // Blocks of different pages may share a key.
        block: first && { ...first.block, _key: name },
      };
    }),
  );
}
