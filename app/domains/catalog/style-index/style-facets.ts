import { capitalize, toSlug } from "~/kernel/text/text";
import type { FilterGroup } from "../style-list/list-parameters";
import type { IndexedStyle } from "./indexed-style";

export const filterTitles = {
  brand: "Brand",
  line: "Door line",
  construction: "Construction",
  family: "Color family",
  finish: "Finish",
} as const satisfies Record<FilterGroup, string>;

export type Facet = { readonly value: string; readonly label: string };
export type Facets = Readonly<Record<FilterGroup, Facet | undefined>>;

/** Door constructions in shoppers' terms; the manufacturers' names are more detailed than a filter needs. */
const constructions: readonly (readonly [RegExp, Facet])[] = [
  [/^(shaker|wide|slim)/, { value: "shaker", label: "Shaker" }],
  [/^(rec|ogee)/, { value: "recessed", label: "Recessed with a profile" }],
  [/^raised/, { value: "raised", label: "Raised panel" }],
  [/^slab/, { value: "slab", label: "Slab" }],
];

const facetCache = new WeakMap<IndexedStyle, Facets>();

/** Returns the filter values of a style. */
export function getFacets(style: IndexedStyle): Facets {
  const cachedFacets = facetCache.get(style);
  if (cachedFacets) return cachedFacets;
  const facets: Facets = {
    brand: { value: style.brandSlug, label: style.brandName },
    line: toFacet(style.line),
    construction: getConstructionFacet(style.construction),
    family: toFacet(style.family),
    finish: getFinishFacet(style),
  };
  facetCache.set(style, facets);
  return facets;
}

function getConstructionFacet(name: string | undefined): Facet | undefined {
  return constructions.find(([pattern]) => pattern.test(name ?? ""))?.[1] ?? toFacet(name);
}

function getFinishFacet({ material, construction = "" }: IndexedStyle): Facet | undefined {
  if (material === "paint" && construction === "slab_matt") return { value: "matte", label: "Super-matte" };
  if (material === "paint") return { value: "painted", label: "Painted" };
  if (material === "gloss") return { value: "gloss", label: "High gloss" };
  if (material?.startsWith("wood") && construction === "slab_wood")
    return { value: "wood-grain", label: "Wood grain" };
  if (material?.startsWith("wood")) return { value: "stained", label: "Stained wood" };
  return toFacet(material);
}

function toFacet(text: string | undefined): Facet | undefined {
  const value = toSlug(text ?? "");
  return text && value ? { value, label: capitalize(text) } : undefined;
}
