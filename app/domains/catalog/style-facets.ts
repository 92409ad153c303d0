import { slugOf } from "~/kernel/slug";
import { capitalized } from "~/kernel/text";
import type { FilterGroup } from "./list-names";
import type { ListedStyle } from "./listed-style";
import { constructions, finishTypes, type ListWord, wordOf } from "./sheet/style-patterns";

export type Facet = { readonly value: string; readonly label: string };
export type Facets = Readonly<Record<FilterGroup, Facet | undefined>>;

const remembered = new WeakMap<ListedStyle, Facets>();

/** What a style is filtered by. */
export function facetsOf(style: ListedStyle): Facets {
  const known = remembered.get(style);
  if (known) return known;
  const facets: Facets = {
    brand: { value: style.brandSlug, label: style.brandName },
    line: named(style.line),
    construction: listed(constructions, style.construction),
    family: named(style.family),
    finish: listed(finishTypes, style.finishType),
  };
  remembered.set(style, facets);
  return facets;
}

/** A word of a list that Studio and spreadsheet offer; what is none stands for itself. */
function listed(words: readonly ListWord[], text: string | undefined): Facet | undefined {
  const word = wordOf(words, text ?? "");
  return word ? { value: word.value, label: word.title } : named(text);
}

function named(text: string | undefined): Facet | undefined {
  const value = slugOf(text ?? "");
  return text && value ? { value, label: capitalized(text) } : undefined;
}
