import { paths } from "~/kernel/paths";
import type { Popup } from "./popup.schema";

/** POP-002: nothing stands between a customer and a payment. */
const sectionsWithoutPopups = [paths.checkout, ...Object.values(paths.sections)];

/** The popups that may come on a page. */
export function getPopupsOnPath(popups: readonly Popup[], path: string): readonly Popup[] {
  if (sectionsWithoutPopups.some((section) => isWithin(section, path))) return [];
  return popups.filter(({ onPaths }) => onPaths.length === 0 || onPaths.some((each) => isWithin(each, path)));
}

/** The home page is itself alone; every other address includes what lies below it. */
function isWithin(section: string, path: string): boolean {
  return path === section || (section !== paths.home && path.startsWith(`${section}/`));
}
