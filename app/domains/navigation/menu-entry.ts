import { type IconName, isIconName } from "~/ui/icon";
import type { MenuItem } from "./navigation.schema";

/** How an entry of the header stands there; a submenu is always words. Unknown kinds are words. */
export type MenuEntryVariant = "words" | "button" | "icon";

export function getMenuEntryVariant({
  type,
  displayAs,
}: Pick<MenuItem, "type" | "displayAs">): MenuEntryVariant {
  if (type !== "link") return "words";
  return displayAs === "button" || displayAs === "icon" ? displayAs : "words";
}

/** The drawing of an entry shown as an icon; one the shop does not know is a plain link sign. */
export function getMenuEntryIcon({ data }: Pick<MenuItem, "data">): IconName {
  const name = data?.icon ?? "";
  return isIconName(name) ? name : "link";
}

/** What an editor gave the entry for the scripts of the page, as `data-…` of its link (NAV-003). */
export function getDataAttributes({
  data,
}: Pick<MenuItem, "data">): Readonly<Record<`data-${string}`, string>> {
  return Object.fromEntries((data?.attributes ?? []).map(({ name, value }) => [`data-${name}`, value]));
}
