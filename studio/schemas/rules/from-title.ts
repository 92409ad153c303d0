import { slugOf } from "../../../app/kernel/slug";

/** 'A kitchen for two' becomes 'a-kitchen-for-two'; accents leave their letters behind, "&" is said. */
export function wordFromTitle(title: string): string {
  const said = title.normalize("NFKD").replace(/\p{M}|[’']/gu, "");
  return slugOf(said.replaceAll("&", " and "));
}
