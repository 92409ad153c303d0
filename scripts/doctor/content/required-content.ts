import { blockTypes } from "~/blocks/block-types";
import { findMissingDocuments, type RequiredDocument, requiredDocuments } from "~/content/required-documents";
import { type ContentDocument, getListAt, getTextAt, listOfType } from "./content-document";
import { type ContentProblem, createProblem } from "./content-problem";

/** Finds missing pages and other documents that the shop needs, and blocks without a component (PAGE-006). */
export function findMissingContent(
  documents: readonly ContentDocument[],
  furtherPages: readonly string[],
): readonly ContentProblem[] {
  return [
    ...findMissingPages(documents, furtherPages),
    ...findMissingDocuments(documents)
      .filter(({ type }) => type !== "page")
      .map(toMissingDocument),
    ...findUnknownBlocks(documents),
  ];
}

function findMissingPages(
  documents: readonly ContentDocument[],
  furtherPages: readonly string[],
): readonly ContentProblem[] {
  const needed = requiredDocuments.filter(({ type }) => type === "page");
  const paths = [...furtherPages, ...needed.map(({ value }) => value).filter(isMissingFrom(furtherPages))];
  const entries = listOfType(documents, "page").flatMap((page) => [page.path, ...getListAt(page, "alsoAt")]);
  // A path that is listed twice requires two entries.
  return paths
    .filter(
      (path, index) => countOccurrences(entries, path) < countOccurrences(paths.slice(0, index + 1), path),
    )
    .map((path) => ({
      severity: "error",
      document: undefined,
      field: undefined,
      problem: `Module not found: no page document for ${path}`,
      fix: `create and publish a page with the path ${path}${toReason(needed.find(({ value }) => value === path))}`,
    }));
}

function isMissingFrom(list: readonly unknown[]): (value: unknown) => boolean {
  return (value) => !list.includes(value);
}

function countOccurrences(list: readonly unknown[], value: unknown): number {
  return list.filter((each) => each === value).length;
}

function toMissingDocument(required: RequiredDocument): ContentProblem {
  const { type, field, value } = required;
  return {
    severity: "error",
    document: undefined,
    field: undefined,
    problem: `no document ${type} "${value}"`,
    fix: `create and publish a document ${type} with ${field} "${value}"${toReason(required)}`,
  };
}

function toReason(required: RequiredDocument | undefined): string {
  return required ? `: ${required.reason.replace(/\.$/, "")}` : "";
}

function findUnknownBlocks(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  const known = new Set<string>(blockTypes);
  return listOfType(documents, "page").flatMap((page) =>
    getListAt(page, "blocks").flatMap((block, index) =>
      known.has(getTextAt(block, "_type"))
        ? []
        : createProblem("error", page, {
            field: `blocks ${index + 1}`,
            problem: `Module not found: no block component ${getTextAt(block, "_type")}`,
            fix: "remove the block, or replace it by one that the Studio offers",
          }),
    ),
  );
}
