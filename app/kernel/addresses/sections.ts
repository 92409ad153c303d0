/** Returns the first segment of a path: 'order' for '/order/success'. */
export function getFirstSegment(path: string): string {
  return path.split("/", 2)[1]?.toLowerCase() ?? "";
}

/** Returns whether a path ends with a file extension. */
export function isFilePath(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

/** The personal sections of the site, for browsers, which do not load the whole site map. */
export type PersonalSections = {
  /** Sections without public pages, such as 'account'. */
  readonly sections: readonly string[];
  /** Public pages within these sections, such as '/estimator'. */
  readonly publicPages: readonly string[];
};

export function isPublicPath({ sections, publicPages }: PersonalSections, path: string): boolean {
  if (isFilePath(path)) return false;
  return !sections.includes(getFirstSegment(path)) || publicPages.includes(path.toLowerCase());
}
