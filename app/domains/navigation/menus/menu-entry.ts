import { type IconName, isIconName } from "~/ui/icon";
import type { MenuItem } from "../navigation.schema";

/** The form of a header entry. Submenus and unknown types are text. */
export type MenuEntryVariant = "text" | "button" | "icon";

export function getMenuEntryVariant({
  type,
  displayAs,
}: Pick<MenuItem, "type" | "displayAs">): MenuEntryVariant {
  if (type !== "link") return "text";
  return displayAs === "button" || displayAs === "icon" ? displayAs : "text";
}

/** Returns the icon of an entry; an unknown one becomes a link icon. */
export function getMenuEntryIcon({ data }: Pick<MenuItem, "data">): IconName {
  const name = data?.icon ?? "";
  return isIconName(name) ? name : "link";
}

/** Returns the entry's data attributes for scripts of the page (NAV-003). */
export function getDataAttributes({
  data,
}: Pick<MenuItem, "data">): Readonly<Record<`data-${string}`, string>> {
  return Object.fromEntries((data?.attributes ?? []).map(({ name, value }) => [`data-${name}`, value]));
}
