import { neededDocuments } from "~/kernel/needed-documents";
import { blockTypes } from "../app/blocks/block-types";
import { specifiedPages } from "./specified-pages";

/** A page document of the dataset, as far as this check reads it. */
export type DatasetPage = {
  readonly path: string;
  readonly alsoAt?: readonly string[] | undefined;
  readonly blocks: readonly { readonly _type: string }[];
};

/** The pages of the site map that an editor writes. */
const pageRoutes = new Set([
  ...specifiedPages,
  ...neededDocuments.flatMap(({ type, value }) => (type === "page" ? value : [])),
]);

/** What is missing from the dataset: a route's page document, or a block's component (ruling B17). */
export function missingContent(pages: readonly DatasetPage[]): string[] {
  const paths = new Set(pages.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]));
  const known = new Set<string>(blockTypes);
  return [
    ...[...pageRoutes]
      .filter((path) => !paths.has(path))
      .map((path) => `Module not found: no page document for ${path}`),
    ...pages.flatMap(({ path, blocks }) =>
      blocks
        .filter(({ _type }) => !known.has(_type))
        .map(({ _type }) => `Module not found: no block component ${_type}, used by ${path}`),
    ),
  ];
}
