import { toSlug } from "../../../app/kernel/text/text";

/** Converts 'A kitchen for two' to 'a-kitchen-for-two'. Removes accents and writes "&" as "and". */
export function toSlugFromTitle(title: string): string {
  const withoutAccents = title.normalize("NFKD").replace(/\p{M}|[’']/gu, "");
  return toSlug(withoutAccents.replaceAll("&", " and "));
}
