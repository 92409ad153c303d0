import { findDuplicates } from "./addresses";
import { findMailProblems } from "./check-emails";
import { type ContentDocument, listEditorDocuments } from "./content-document";
import type { ContentProblem } from "./content-problem";
import { findMenuProblems } from "./menus";
import { findUndescribedPictures } from "./pictures";
import { findPriceProblems } from "./prices";
import { findRedirectLoops } from "./redirects";
import { findDeadReferences } from "./references";
import { findMissingContent } from "./required-content";
import { findSearchTextProblems } from "./search-texts";
import { findStyleProblems } from "./styles";

type CheckOptions = {
  /** Paths that must have a page beside those that every shop needs. A path listed twice needs two entries. */
  readonly pages?: readonly string[];
  /** The public URL of the shop, which redirects may contain. */
  readonly publicUrl?: string;
};

/**
 * Checks the published content of a shop and returns its problems, errors first. `documents` are all documents of the
 * dataset, with assets; drafts are ignored.
 */
export function checkContent(
  documents: readonly ContentDocument[],
  { pages = [], publicUrl }: CheckOptions = {},
): readonly ContentProblem[] {
  const published = listEditorDocuments(documents);
  const problems = [
    ...findMissingContent(published, pages),
    ...findDuplicates(published),
    ...findRedirectLoops(published, publicUrl),
    ...findPriceProblems(published),
    ...findDeadReferences(published, documents),
    ...findMailProblems(published),
    ...findMenuProblems(published),
    ...findStyleProblems(published),
    ...findSearchTextProblems(published),
    ...findUndescribedPictures(published),
  ];
  return [
    ...problems.filter(({ severity }) => severity === "error"),
    ...problems.filter(({ severity }) => severity === "warning"),
  ];
}
