import type { PageWords } from "../words/section";
import { blocksFrom, type Dressing } from "./from-words";
import { home, page } from "./page";

type Written = Dressing & {
  /** Where it differs from the words' name: the name of a page is its own. */
  readonly id?: string;
  readonly trail?: readonly { readonly text: string; readonly url: string }[];
  readonly schemas?: Parameters<typeof page>[0]["schemas"];
  /** Further addresses it answers at. */
  readonly alsoAt?: readonly string[];
  readonly noIndex?: true;
  /** No trail above the page (SEO-004). */
  readonly withoutTrail?: true;
  /** Blocks before and after what the words say. */
  readonly opening?: ReturnType<typeof blocksFrom>;
  readonly closing?: ReturnType<typeof blocksFrom>;
};

/** The page document of written words, dressed with pictures. */
export function written(words: PageWords, { id = words.name, ...rest }: Written = {}) {
  const {
    trail = [],
    schemas,
    alsoAt,
    noIndex,
    withoutTrail,
    opening = [],
    closing = [],
    ...dressing
  } = rest;
  return page({
    id,
    name: id,
    path: words.path,
    ...(alsoAt && { alsoAt }),
    title: words.title,
    ...(words.seo && { seo: { ...words.seo, ...(noIndex && { noIndex }) } }),
    ...(words.sample && { isDemo: true }),
    ...(schemas && { schemas }),
    breadcrumb: withoutTrail ? [] : [home, ...trail, { text: words.title, url: words.path }],
    blocks: [...opening, ...blocksFrom(words, dressing), ...closing],
  });
}
