import { findRedirectLoop } from "~/domains/seo/redirect-path";
import { type ContentDocument, getTextAt, listOfType } from "./content-document";
import { type ContentProblem, createProblem } from "./content-problem";

/**
 * Finds redirects that lead back to themselves, directly or through others. A page on the way ends the circle, because
 * it takes precedence. `publicUrl` is the origin of targets that are whole URLs of this site.
 */
export function findRedirectLoops(
  documents: readonly ContentDocument[],
  publicUrl?: string,
): readonly ContentProblem[] {
  const pages = new Set(listOfType(documents, "page").map((page) => getTextAt(page, "path")));
  const redirects = listOfType(documents, "redirect").filter(
    (redirect) => getTextAt(redirect, "to", "kind") === "address",
  );
  const targets = new Map(
    redirects.map((each) => [getTextAt(each, "from"), getTextAt(each, "to", "address")]),
  );
  return redirects.flatMap((redirect) => {
    const loop = findRedirectLoop(getTextAt(redirect, "from"), targets, publicUrl);
    if (!loop || loop.some((path) => pages.has(path))) return [];
    return createProblem("error", redirect, {
      field: "to",
      problem: `leads visitors in a circle: ${loop.join(" → ")}`,
      fix: "change or delete one of these redirects",
    });
  });
}
