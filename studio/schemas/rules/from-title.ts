import { toSlug } from "../../../app/kernel/text/text";

/** Converts 'A kitchen for two' to 'a-kitchen-for-two'. Removes accents and writes "&" as "and". */
export function wordFromTitle(title: string): string {
  const said = title.normalize("NFKD").replace(/\p{M}|[’']/gu, "");
  return toSlug(said.replaceAll("&", " and "));
}
