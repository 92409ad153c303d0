/** What the Studio's fields, the catalog's spreadsheet and the shop's filters know of a style alike. The Studio reads it: no alias here. */

/** What samples are filtered by (docs/glossary.md). */
export const colorFamilies = ["white", "gray", "blue", "green", "black", "brown"] as const;

/** A word of a list: as it is stored and stands in an address, and as people read it. */
export type ListWord = { readonly value: string; readonly title: string };

/** What lists are filtered by, as shop and Studio call it. */
export const filterTitles = {
  brand: "Brand",
  line: "Door line",
  construction: "Construction",
  family: "Color family",
  finish: "Finish type",
} as const;

/** How a door is joined, in a shopper's words; the makers' own names say more than anybody asks for. */
export const constructions = [
  { value: "shaker", title: "Shaker" },
  { value: "recessed", title: "Recessed with a profile" },
  { value: "raised", title: "Raised panel" },
  { value: "slab", title: "Slab" },
] as const satisfies readonly ListWord[];

/** What a door's surface is. */
export const finishTypes = [
  { value: "painted", title: "Painted" },
  { value: "matte", title: "Super-matte" },
  { value: "gloss", title: "High gloss" },
  { value: "stained", title: "Stained wood" },
  { value: "wood-grain", title: "Wood grain" },
] as const satisfies readonly ListWord[];

/** A word of a list by what is stored or by what people read, in any case. */
export function wordOf(words: readonly ListWord[], text: string): ListWord | undefined {
  const wanted = text.trim().toLowerCase();
  return words.find(({ value, title }) => value === wanted || title.toLowerCase() === wanted);
}

export const colorCode = /^#[0-9a-f]{6}$/i;

export const sampleSku = /^SMPL-[A-Z0-9-]+$/;
