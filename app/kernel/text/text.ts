import { stripStega } from "./stega";

/** FMT-004: the default length of a shortened description, in characters. */
export const descriptionLimit = 220;
/** FMT-005: a product description in cards and metadata. */
export const productDescriptionLimit = 350;
/** FMT-007: a video description. */
export const videoDescriptionLimit = 250;
/** FAQ-006: a review's text. */
export const reviewTextLimit = 150;
/** FMT-006: a longer list shows this many items and a 'Read more...' link. */
export const maxListItems = 6;

export type TitleLength = "short" | "medium" | "long";

/** FMT-003: short up to 20 characters, medium up to 50, otherwise long. */
export function titleLength(title: string): TitleLength {
  const { length } = stripStega(title);
  if (length <= 20) return "short";
  return length <= 50 ? "medium" : "long";
}

/** Returns the items that a list shows at first and the number of hidden ones (FMT-006). */
export function splitListItems<T>(items: readonly T[]): {
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

/** FMT-008: RTA, DIY, MDF and PVC are uppercase wherever they are shown. */
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
