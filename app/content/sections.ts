import { slugOf } from "~/kernel/slug";
import { toPlainText } from "./plain-text";
import type { PortableText } from "./schemas";

/** A heading of a long text with what stands below it, and the name a link can jump to. */
export type Section = { readonly id: string; readonly title: string; readonly body: PortableText };

/** A long text taken apart at its headings; `lead` stands before the first of them. */
export type Sections = { readonly lead: PortableText; readonly sections: readonly Section[] };

/** Takes a text apart at its large headings; two headings of the same words get different names. */
export function splitIntoSections(text: PortableText): Sections {
  const starts = text.flatMap((block, index) => (block.style === "h2" ? [index] : []));
  const taken = new Map<string, number>();
  const sections = starts.map((start, index) => {
    const body = text.slice(start, starts[index + 1]);
    const title = toPlainText(body.slice(0, 1));
    return { id: createUniqueId(slugOf(title) || "section", taken), title, body };
  });
  return { lead: text.slice(0, starts[0]), sections };
}

/** 'main' belongs to the frame of every page. */
function createUniqueId(wanted: string, taken: Map<string, number>): string {
  const times = (taken.get(wanted) ?? (wanted === "main" ? 1 : 0)) + 1;
  taken.set(wanted, times);
  return times === 1 ? wanted : createUniqueId(`${wanted}-${times}`, taken);
}
