import { paths } from "~/kernel/paths";
import { blockPath, blocksIn, type HeldPage, pagesIn } from "./blocks";
import type { Router } from "./hydration";

/** A placeholder for content that is missing: its text, and the field that a click opens. */
type Void = { readonly words: string; readonly path: string };

const emptyPage: Void = {
  words: "This page has no blocks yet. Click here to add the first one.",
  path: "blocks",
};
/** Placeholder texts by the name of the field that a block requires. */
const asked: Readonly<Record<string, string>> = {
  image: "Choose a picture: the block appears once it has one.",
  title: "Write a title: the block appears once it has one.",
};
const unfinished = "This block isn't finished yet. Click here to continue.";
const empty = "This block has nothing to show yet. Click here to fill it in.";

/** The placeholder elements on the page, by block key. */
const shown = new Map<string, HTMLElement>();

/**
 * Shows placeholders for missing content, which open the field on click. React does not know these elements. Each
 * follows the block before it and is removed once its block appears.
 */
export function showVoids(root: Element, router: Router): void {
  const [page] = pagesIn(router.state.loaderData);
  const main = root.querySelector("main");
  const elements = page && main ? elementsOf(page, root, router) : new Map<string, Element>();
  const voids = page && main ? voidsOf(page, elements, main) : new Map<string, Void>();
  for (const [key, element] of shown) {
    if (voids.has(key) && element.isConnected) continue;
    element.remove();
    shown.delete(key);
  }
  if (!page || !main) return;
  let last: Element | undefined;
  for (const key of [...inOrder(page), emptyKey]) {
    const [element, lacking] = [elements.get(key), voids.get(key)];
    const place = lacking && placeOf(key, lacking, page.id);
    if (element) last = element;
    if (!place) continue;
    putBehind(place, last, [...elements.values()][0], main);
    last = place;
  }
}

const emptyKey = "";

/** Returns the element of each rendered block, by block key. */
function elementsOf({ id, blocks }: HeldPage, root: Element, router: Router): ReadonlyMap<string, Element> {
  const found = [...blocksIn(root, router)].filter(([, origin]) => origin.id === id);
  const byPath = new Map(found.map(([element, { path }]) => [path, element]));
  return new Map(
    blocks.flatMap(({ _key }) => {
      const element = byPath.get(blockPath(_key));
      return element ? [[_key, element] as const] : [];
    }),
  );
}

function voidsOf(
  page: HeldPage,
  elements: ReadonlyMap<string, Element>,
  main: Element,
): ReadonlyMap<string, Void> {
  if (saysNothing(page, main)) return new Map([[emptyKey, emptyPage]]);
  const left = page.unfinished.map(({ _key, missingField }): [string, Void] => {
    const words = asked[missingField];
    return [
      _key,
      words
        ? { words, path: `${blockPath(_key)}.${missingField}` }
        : { words: unfinished, path: blockPath(_key) },
    ];
  });
  const silent = [...elements].filter(([, element]) => isSilent(element));
  return new Map([
    ...left,
    ...silent.map(([key]): [string, Void] => [key, { words: empty, path: blockPath(key) }]),
  ]);
}

/** Returns whether the page shows no block and no content of the shop except the breadcrumb. */
function saysNothing({ blocks, unfinished }: HeldPage, main: Element): boolean {
  const others = [...main.children].filter(
    (child) => !child.querySelector("nav") && child !== shown.get(emptyKey),
  );
  return blocks.length === 0 && unfinished.length === 0 && others.length === 0;
}

const media = "img, svg, video, iframe, canvas, input, textarea, select, button, script";

function isSilent(element: Element): boolean {
  return !element.matches(media) && !element.querySelector(media) && !element.textContent?.trim();
}

/** Returns the keys of all blocks in document order, including those that cannot be shown yet. */
function inOrder({ blocks, unfinished }: HeldPage): readonly string[] {
  const keys = blocks.map(({ _key }) => _key);
  for (const { _key, previousKey } of unfinished)
    keys.splice(previousKey === null ? 0 : keys.indexOf(previousKey) + 1, 0, _key);
  return keys;
}

/** Changes the element only when its content differs. Otherwise the mutation observer would never come to rest. */
function placeOf(key: string, { words, path }: Void, id: string): HTMLElement {
  const place = shown.get(key) ?? document.createElement("div");
  shown.set(key, place);
  const attribute = JSON.stringify({ id, type: "page", path, baseUrl: paths.studio });
  if (place.textContent !== words) place.textContent = words;
  if (place.dataset.sanity !== attribute) place.dataset.sanity = attribute;
  if (place.dataset.previewVoid === undefined) place.dataset.previewVoid = "";
  return place;
}

/** Inserts a placeholder after the previous block, or first on the page. A page without blocks gets it at the end. */
function putBehind(
  place: HTMLElement,
  last: Element | undefined,
  first: Element | undefined,
  main: Element,
): void {
  if (last && place.previousElementSibling !== last) last.after(place);
  else if (!last && first && place.nextElementSibling !== first) first.before(place);
  else if (!last && !first && place.parentElement !== main) main.append(place);
}
