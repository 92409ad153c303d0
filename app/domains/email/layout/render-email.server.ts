import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a React element as the HTML of an email. React escapes all texts and attributes. */
export function renderEmailHtml(email: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(email)}`;
}
