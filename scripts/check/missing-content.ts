import { requiredDocuments } from "~/content/required-documents";
import { blockTypes } from "../../app/blocks/block-types";
import { specifiedPages } from "./specified-pages";

/** The fields of a page document that this check reads. */
export type DatasetPage = {
  readonly path: string;
  readonly alsoAt?: readonly string[] | undefined;
  readonly blocks: readonly { readonly _type: string }[];
};

/** The pages of the site map whose content an editor must provide. */
const neededPages = requiredDocuments.flatMap(({ type, value }) => (type === "page" ? value : []));
const pageRoutes = [...specifiedPages, ...neededPages.filter((path) => !specifiedPages.includes(path))];

/** Returns missing content of the dataset: a route's page document, or a block's component (PAGE-006). */
export function missingContent(pages: readonly DatasetPage[]): string[] {
  const entries = pages.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
  const known = new Set<string>(blockTypes);
  return [
    // A path that is listed twice requires two entries.
    ...pageRoutes
      .filter((path, index) => timesIn(entries, path) < timesIn(pageRoutes.slice(0, index + 1), path))
      .map((path) => `Module not found: no page document for ${path}`),
    ...pages.flatMap(({ path, blocks }) =>
      blocks
        .filter(({ _type }) => !known.has(_type))
        .map(({ _type }) => `Module not found: no block component ${_type}, used by ${path}`),
    ),
  ];
}

function timesIn(paths: readonly string[], path: string): number {
  return paths.filter((each) => each === path).length;
}
