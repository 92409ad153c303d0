import { findRedirectLoop } from "~/domains/seo/redirect-path";
import { type ContentDocument, listOfType, textAt } from "./content-document";
import { type ContentProblem, problemOf } from "./content-problem";

/**
 * Finds redirects that lead back to themselves, directly or through others. A page on the way ends the circle, because
 * it takes precedence. `publicUrl` is the origin of targets that are whole URLs of this site.
 */
export function findRedirectLoops(
  documents: readonly ContentDocument[],
  publicUrl?: string,
): readonly ContentProblem[] {
  const pages = new Set(listOfType(documents, "page").map((page) => textAt(page, "path")));
  const redirects = listOfType(documents, "redirect").filter(
    (redirect) => textAt(redirect, "to", "kind") === "address",
  );
  const targets = new Map(redirects.map((each) => [textAt(each, "from"), textAt(each, "to", "address")]));
  return redirects.flatMap((redirect) => {
    const loop = findRedirectLoop(textAt(redirect, "from"), targets, publicUrl);
    if (!loop || loop.some((path) => pages.has(path))) return [];
    return problemOf("error", redirect, {
      field: "to",
      problem: `leads visitors in a circle: ${loop.join(" → ")}`,
      fix: "change or delete one of these redirects",
    });
  });
}
