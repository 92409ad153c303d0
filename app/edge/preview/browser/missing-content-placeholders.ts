import { paths } from "~/kernel/paths";
import { findBlockOrigins, findLoadedPages, type LoadedPage, toBlockPath } from "./blocks";
import type { Router } from "./hydration";

/** A placeholder for content that is missing: its text, and the field that a click opens. */
type Placeholder = { readonly text: string; readonly path: string };

const emptyPage: Placeholder = {
  text: "This page has no blocks yet. Click here to add the first one.",
  path: "blocks",
};
/** Placeholder texts by the name of the field that a block requires. */
const fieldPrompts: Readonly<Record<string, string>> = {
  image: "Choose a picture: the block appears once it has one.",
  title: "Write a title: the block appears once it has one.",
};
const unfinished = "This block isn't finished yet. Click here to continue.";
const empty = "This block has nothing to show yet. Click here to fill it in.";

/** The placeholder elements on the page, by block key. */
const placeholderElements = new Map<string, HTMLElement>();

/**
 * Shows placeholders for missing content, which open the field on click. React does not know these elements. Each
 * follows the block before it and is removed once its block appears.
 */
export function showMissingContentPlaceholders(root: Element, router: Router): void {
  const [page] = findLoadedPages(router.state.loaderData);
  const main = root.querySelector("main");
  const elements = page && main ? mapElementsByKey(page, root, router) : new Map<string, Element>();
  const voids = page && main ? createPlaceholders(page, elements, main) : new Map<string, Placeholder>();
  for (const [key, element] of placeholderElements) {
    if (voids.has(key) && element.isConnected) continue;
    element.remove();
    placeholderElements.delete(key);
  }
  if (!page || !main) return;
  let last: Element | undefined;
  for (const key of [...listBlockKeys(page), emptyKey]) {
    const [element, placeholder] = [elements.get(key), voids.get(key)];
    const placeholderElement = placeholder && updatePlaceholder(key, placeholder, page.id);
    if (element) last = element;
    if (!placeholderElement) continue;
    insertPlaceholder(placeholderElement, last, [...elements.values()][0], main);
    last = placeholderElement;
  }
}

const emptyKey = "";

function mapElementsByKey(
  { id, blocks }: LoadedPage,
  root: Element,
  router: Router,
): ReadonlyMap<string, Element> {
  const blockOrigins = [...findBlockOrigins(root, router)].filter(([, origin]) => origin.id === id);
  const byPath = new Map(blockOrigins.map(([element, { path }]) => [path, element]));
  return new Map(
    blocks.flatMap(({ _key }) => {
      const element = byPath.get(toBlockPath(_key));
      return element ? [[_key, element] as const] : [];
    }),
  );
}

function createPlaceholders(
  page: LoadedPage,
  elements: ReadonlyMap<string, Element>,
  main: Element,
): ReadonlyMap<string, Placeholder> {
  if (isEmptyPage(page, main)) return new Map([[emptyKey, emptyPage]]);
  const unfinishedPlaceholders = page.unfinished.map(({ _key, missingField }): [string, Placeholder] => {
    const prompt = fieldPrompts[missingField];
    return [
      _key,
      prompt
        ? { text: prompt, path: `${toBlockPath(_key)}.${missingField}` }
        : { text: unfinished, path: toBlockPath(_key) },
    ];
  });
  const emptyElements = [...elements].filter(([, element]) => isEmptyElement(element));
  return new Map([
    ...unfinishedPlaceholders,
    ...emptyElements.map(([key]): [string, Placeholder] => [key, { text: empty, path: toBlockPath(key) }]),
  ]);
}

/** Returns whether the page shows no block and no content of the shop except the breadcrumb. */
function isEmptyPage({ blocks, unfinished }: LoadedPage, main: Element): boolean {
  const contentElements = [...main.children].filter(
    (child) => !child.querySelector("nav") && child !== placeholderElements.get(emptyKey),
  );
  return blocks.length === 0 && unfinished.length === 0 && contentElements.length === 0;
}

const media = "img, svg, video, iframe, canvas, input, textarea, select, button, script";

function isEmptyElement(element: Element): boolean {
  return !element.matches(media) && !element.querySelector(media) && !element.textContent?.trim();
}

/** Returns the keys of all blocks in document order, including those that cannot be shown yet. */
function listBlockKeys({ blocks, unfinished }: LoadedPage): readonly string[] {
  const keys = blocks.map(({ _key }) => _key);
  for (const { _key, previousKey } of unfinished)
    keys.splice(previousKey === null ? 0 : keys.indexOf(previousKey) + 1, 0, _key);
  return keys;
}

/** Changes the element only when its content differs. Otherwise the mutation observer would never come to rest. */
function updatePlaceholder(key: string, { text, path }: Placeholder, id: string): HTMLElement {
  const element = placeholderElements.get(key) ?? document.createElement("div");
  placeholderElements.set(key, element);
  const attribute = JSON.stringify({ id, type: "page", path, baseUrl: paths.studio });
  if (element.textContent !== text) element.textContent = text;
  if (element.dataset.sanity !== attribute) element.dataset.sanity = attribute;
  if (element.dataset.previewVoid === undefined) element.dataset.previewVoid = "";
  return element;
}

/** Inserts a placeholder after the previous block, or first on the page. A page without blocks gets it at the end. */
function insertPlaceholder(
  placeholder: HTMLElement,
  last: Element | undefined,
  first: Element | undefined,
  main: Element,
): void {
  if (last && placeholder.previousElementSibling !== last) last.after(placeholder);
  else if (!last && first && placeholder.nextElementSibling !== first) first.before(placeholder);
  else if (!last && !first && placeholder.parentElement !== main) main.append(placeholder);
}
