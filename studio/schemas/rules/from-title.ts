import { toSlug } from "../../../app/kernel/text";

/** 'A kitchen for two' becomes 'a-kitchen-for-two'; accents leave their letters behind, "&" is said. */
export function wordFromTitle(title: string): string {
  const said = title.normalize("NFKD").replace(/\p{M}|[’']/gu, "");
  return toSlug(said.replaceAll("&", " and "));
}
