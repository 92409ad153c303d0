import { paths } from "~/kernel/paths";
import type { Popup } from "./popup.schema";

/** POP-002: the checkout and other personal pages have no popups. */
const sectionsWithoutPopups = [paths.checkout, ...Object.values(paths.sections)];

/** Returns the popups of a page. */
export function getPopupsOnPath(popups: readonly Popup[], path: string): readonly Popup[] {
  if (sectionsWithoutPopups.some((section) => isWithin(section, path))) return [];
  return popups.filter(({ onPaths }) => onPaths.length === 0 || onPaths.some((each) => isWithin(each, path)));
}

/**
 * Returns whether a path is in a section. The home page matches itself only; every other section includes the paths
 * below it.
 */
function isWithin(section: string, path: string): boolean {
  return path === section || (section !== paths.home && path.startsWith(`${section}/`));
}
