import { stripStega } from "./stega";

/** The default length limit of a shortened description, in characters (FMT-004). */
export const descriptionLimit = 220;
/** The length limit of a product description in cards and metadata (FMT-005). */
export const productDescriptionLimit = 350;
/** The length limit of a video's description (FMT-007). */
export const videoDescriptionLimit = 250;
/** The length limit of a review's text (FAQ-006). */
export const reviewTextLimit = 150;
/** The number of items that a longer list shows before its 'Read more...' link (FMT-006). */
export const maxListItems = 6;

export type TitleLength = "short" | "medium" | "long";

/** Classifies a title: short up to 20 characters, medium up to 50, otherwise long (FMT-003). */
export function classifyTitleLength(title: string): TitleLength {
  const { length } = stripStega(title);
  if (length <= 20) return "short";
  return length <= 50 ? "medium" : "long";
}

/** Returns the items that a list shows at first and the number of hidden ones (FMT-006). */
export function limitListItems<T>(items: readonly T[]): {
  readonly visibleItems: readonly T[];
  readonly hidden: number;
} {
  return { visibleItems: items.slice(0, maxListItems), hidden: Math.max(0, items.length - maxListItems) };
}

/** Returns a label with a colon, or unchanged when it is a question. */
export function formatLabel(label: string): string {
  return stripStega(label).endsWith("?") ? label : `${label}:`;
}

export function capitalize<T extends string>(word: T): Capitalize<T> {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<T>;
}

/** Acronyms as whole words: 'rta-style' contains one, a URL does not. */
const acronyms = /(?<![\w@/.])(rta|diy|mdf|pvc)(?![\w@/]|\.\w)/gi;

/** Writes RTA, DIY, MDF and PVC in uppercase (FMT-008). */
export function capitalizeAcronyms(text: string): string {
  return text.replace(acronyms, (acronym) => acronym.toUpperCase());
}

/** Converts a text to a slug: lowercase, with single hyphens between alphanumeric parts. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
