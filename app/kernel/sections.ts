/** '/order/success' is in the section 'order'. */
export function getSection(path: string): string {
  return path.split("/", 2)[1]?.toLowerCase() ?? "";
}

/** Whether a path ends like the name of a file. */
export function isFilePath(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

/** What is personal, for who does not know the whole site map: the browser. */
export type PersonalParts = {
  /** 'account': nothing in them is public, */
  readonly sections: readonly string[];
  /** but for these pages: '/estimator'. */
  readonly publicPages: readonly string[];
};

/** Whether the page at a path is public. */
export function isPublicPath({ sections, publicPages }: PersonalParts, path: string): boolean {
  if (isFilePath(path)) return false;
  return !sections.includes(getSection(path)) || publicPages.includes(path.toLowerCase());
}
