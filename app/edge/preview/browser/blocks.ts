import { isShopBlockKey } from "~/blocks/page/shop-block-key";
import type { UnfinishedBlock } from "~/blocks/unfinished-block";
import type { Router } from "./hydration";
import type { Origin } from "./origin";

type Block = { readonly _key: string; readonly _type: string };

/** A page in the loader data: its blocks, and in a preview those that cannot be shown yet. */
export type LoadedPage = {
  readonly id: string;
  readonly blocks: readonly Block[];
  readonly unfinished: readonly UnfinishedBlock[];
};

/**
 * Returns the element of each block that an editor has placed, including blocks without text such as a form. React
 * knows the element of a block, and the loader data knows its document.
 */
export function findBlockOrigins(root: Element, router: Router): ReadonlyMap<Element, Origin> {
  const holders = mapBlocksToPages(router.state.loaderData);
  const originByElement = new Map<Element, Origin>();
  const seenKeys = new Set<string>();
  visit(root, undefined);
  return originByElement;

  function visit(element: Element, parentBlock: Block | undefined): void {
    const block = findBlockAt(element) ?? parentBlock;
    const id = block && holders.get(block._key);
    if (block && id && hasBox(element)) {
      // A view may render several boxes. Only the first one gets the origin.
      if (!seenKeys.has(block._key)) originByElement.set(element, toOrigin(block, id));
      seenKeys.add(block._key);
      return;
    }
    for (const child of element.children) visit(child, block);
  }
}

function toOrigin({ _key }: Block, id: string): Origin {
  return { id, type: "page", path: toBlockPath(_key) };
}

/** Returns the path of a block within its page document. */
export function toBlockPath(key: string): string {
  return `blocks[_key=="${key}"]`;
}

/** Maps block keys to the id of the page document that contains them. */
function mapBlocksToPages(loaded: unknown): ReadonlyMap<string, string> {
  return new Map(
    findLoadedPages(loaded).flatMap(({ id, blocks }) => blocks.map(({ _key }) => [_key, id] as const)),
  );
}

/** Returns the pages in the loader data, without the blocks that the shop adds to them. */
export function findLoadedPages(loaded: unknown): readonly LoadedPage[] {
  const pages: LoadedPage[] = [];
  collectPages(loaded, 0);
  return pages;

  function collectPages(value: unknown, depth: number): void {
    if (typeof value !== "object" || value === null || depth > deepest) return;
    const [id, blocks, unfinished]: readonly unknown[] = ["_id", "blocks", "unfinished"].map((name) =>
      Reflect.get(value, name),
    );
    if (typeof id === "string" && Array.isArray(blocks)) {
      pages.push({
        id: id.replace(/^drafts\./, ""),
        blocks: blocks.filter(isBlock).filter(({ _key }) => !isShopBlockKey(_key)),
        unfinished: Array.isArray(unfinished) ? unfinished : [],
      });
      return;
    }
    for (const child of Object.values(value)) collectPages(child, depth + 1);
  }
}

/** A route's data is its page, or an object that contains the page. */
const deepest = 3;

/** Returns the block whose view begins with this element. It searches the components up to the surrounding element. */
function findBlockAt(element: Element): Block | undefined {
  let block: Block | undefined;
  let fiber = findFiber(element)?.return;
  while (isFiber(fiber) && typeof fiber.type !== "string") {
    const blockProp: unknown = fiber.memoizedProps?.block;
    if (isBlock(blockProp)) block = blockProp;
    fiber = fiber.return;
  }
  return block;
}

/** The part of React's fiber that this file reads (react-dom 18.3, ReactFiber.js). */
type Fiber = {
  readonly type: unknown;
  readonly return: unknown;
  readonly memoizedProps?: { readonly block?: unknown } | null;
};

function findFiber(element: Element): Fiber | undefined {
  const name = Object.keys(element).find((key) => key.startsWith("__reactFiber$"));
  const fiber: unknown = name && Reflect.get(element, name);
  return isFiber(fiber) ? fiber : undefined;
}

function isFiber(value: unknown): value is Fiber {
  return typeof value === "object" && value !== null && "memoizedProps" in value && "return" in value;
}

function isBlock(value: unknown): value is Block {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "_key") === "string" &&
    typeof Reflect.get(value, "_type") === "string"
  );
}

/**
 * Returns whether an element has a box. An element with `display: contents` only groups its children, so no overlay
 * fits around it.
 */
export function hasBox(element: Element): boolean {
  return getComputedStyle(element).display !== "contents";
}
