import { capitalize, toSlug } from "~/kernel/text";
import type { FilterGroup } from "./list-names";
import type { ListedStyle } from "./listed-style";

export const filterTitles = {
  brand: "Brand",
  line: "Door line",
  construction: "Construction",
  family: "Color family",
  finish: "Finish",
} as const satisfies Record<FilterGroup, string>;

export type Facet = { readonly value: string; readonly label: string };
export type Facets = Readonly<Record<FilterGroup, Facet | undefined>>;

/** How a door is joined, in a shopper's words; the makers' own names say more than anybody asks for. */
const constructions: readonly (readonly [RegExp, Facet])[] = [
  [/^(shaker|wide|slim)/, { value: "shaker", label: "Shaker" }],
  [/^(rec|ogee)/, { value: "recessed", label: "Recessed with a profile" }],
  [/^raised/, { value: "raised", label: "Raised panel" }],
  [/^slab/, { value: "slab", label: "Slab" }],
];

const remembered = new WeakMap<ListedStyle, Facets>();

/** What a style is filtered by. */
export function facetsOf(style: ListedStyle): Facets {
  const known = remembered.get(style);
  if (known) return known;
  const facets: Facets = {
    brand: { value: style.brandSlug, label: style.brandName },
    line: named(style.line),
    construction: constructionOf(style.construction),
    family: named(style.family),
    finish: finishOf(style),
  };
  remembered.set(style, facets);
  return facets;
}

function constructionOf(name: string | undefined): Facet | undefined {
  return constructions.find(([pattern]) => pattern.test(name ?? ""))?.[1] ?? named(name);
}

function finishOf({ material, construction = "" }: ListedStyle): Facet | undefined {
  if (material === "paint" && construction === "slab_matt") return { value: "matte", label: "Super-matte" };
  if (material === "paint") return { value: "painted", label: "Painted" };
  if (material === "gloss") return { value: "gloss", label: "High gloss" };
  if (material?.startsWith("wood") && construction === "slab_wood")
    return { value: "wood-grain", label: "Wood grain" };
  if (material?.startsWith("wood")) return { value: "stained", label: "Stained wood" };
  return named(material);
}

function named(text: string | undefined): Facet | undefined {
  const value = toSlug(text ?? "");
  return text && value ? { value, label: capitalize(text) } : undefined;
}
