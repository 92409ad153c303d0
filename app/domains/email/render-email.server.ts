import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** A letter as the HTML of a mail; React escapes every text and attribute in it. */
export function renderEmailHtml(letter: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(letter)}`;
}
