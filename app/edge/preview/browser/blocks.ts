import { isShopBlockKey } from "~/blocks/shop-block-key";
import type { UnfinishedBlock } from "~/blocks/unfinished-block";
import type { Router } from "./hydration";
import type { Origin } from "./origin";

type Block = { readonly _key: string; readonly _type: string };

/** A page as the routes have loaded it: its blocks, and in a preview those that cannot be shown yet. */
export type HeldPage = {
  readonly id: string;
  readonly blocks: readonly Block[];
  readonly unfinished: readonly UnfinishedBlock[];
};

/**
 * The element of each block that an editor has placed, also of one without words of its own (a list of styles, a form):
 * React knows which element a block was rendered into, and the page's data which document holds it.
 */
export function blocksIn(root: Element, router: Router): ReadonlyMap<Element, Origin> {
  const holders = holdersIn(router.state.loaderData);
  const found = new Map<Element, Origin>();
  const seen = new Set<string>();
  visit(root, undefined);
  return found;

  function visit(element: Element, around: Block | undefined): void {
    const block = blockAt(element) ?? around;
    const id = block && holders.get(block._key);
    if (block && id && isBox(element)) {
      // What a view renders beside its first box goes with it.
      if (!seen.has(block._key)) found.set(element, originOf(block, id));
      seen.add(block._key);
      return;
    }
    for (const child of element.children) visit(child, block);
  }
}

function originOf({ _key }: Block, id: string): Origin {
  return { id, type: "page", path: blockPath(_key) };
}

/** Where a block stands in its page. */
export function blockPath(key: string): string {
  return `blocks[_key=="${key}"]`;
}

/** Which page holds a block, by its key, of all that the routes have loaded. */
function holdersIn(loaded: unknown): ReadonlyMap<string, string> {
  return new Map(pagesIn(loaded).flatMap(({ id, blocks }) => blocks.map(({ _key }) => [_key, id] as const)));
}

/** The pages that the routes have loaded, without the blocks that the shop itself adds to them. */
export function pagesIn(loaded: unknown): readonly HeldPage[] {
  const pages: HeldPage[] = [];
  look(loaded, 0);
  return pages;

  function look(value: unknown, depth: number): void {
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
    for (const inner of Object.values(value)) look(inner, depth + 1);
  }
}

/** A route's data holds its page, or an answer with the page in it. */
const deepest = 3;

/** The block whose view begins with this element: told by the components between it and the element around it. */
function blockAt(element: Element): Block | undefined {
  let block: Block | undefined;
  let fiber = fiberOf(element)?.return;
  while (isFiber(fiber) && typeof fiber.type !== "string") {
    const given: unknown = fiber.memoizedProps?.block;
    if (isBlock(given)) block = given;
    fiber = fiber.return;
  }
  return block;
}

/** React's own record of an element (react-dom 18.3, ReactFiber.js), as far as it is read. */
type Fiber = {
  readonly type: unknown;
  readonly return: unknown;
  readonly memoizedProps?: { readonly block?: unknown } | null;
};

function fiberOf(element: Element): Fiber | undefined {
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

/** What only groups its children (`display: contents`) has no place on the page: nothing can be drawn around it. */
export function isBox(element: Element): boolean {
  return getComputedStyle(element).display !== "contents";
}
