import { toSlug } from "~/kernel/text/text";
import type { PortableText } from "../schemas";
import { toPlainText } from "./plain-text";

/** A section of a long text, with the id that links use. */
export type Section = { readonly id: string; readonly title: string; readonly body: PortableText };

/** A long text split at its headings; `introduction` is the part before the first. */
export type Sections = { readonly introduction: PortableText; readonly sections: readonly Section[] };

/** Splits a text at its h2 headings. Equal headings get different ids. */
export function splitIntoSections(text: PortableText): Sections {
  const starts = text.flatMap((block, index) => (block.style === "h2" ? [index] : []));
  const usedIds = new Map<string, number>();
  const sections = starts.map((start, index) => {
    const body = text.slice(start, starts[index + 1]);
    const title = toPlainText(body.slice(0, 1));
    return { id: createUniqueId(toSlug(title) || "section", usedIds), title, body };
  });
  return { introduction: text.slice(0, starts[0]), sections };
}

/** Creates an id that the page has not used; the page layout uses 'main'. */
function createUniqueId(baseId: string, usedIds: Map<string, number>): string {
  const times = (usedIds.get(baseId) ?? (baseId === "main" ? 1 : 0)) + 1;
  usedIds.set(baseId, times);
  return times === 1 ? baseId : createUniqueId(`${baseId}-${times}`, usedIds);
}
