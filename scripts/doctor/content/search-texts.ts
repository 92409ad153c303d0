import { descriptionLength, maxTitleLength } from "~/domains/seo/search-text-lengths";
import { type ContentDocument, getTextAt } from "./content-document";
import { type ContentProblem, createProblem, nameDocument } from "./content-problem";

/**
 * The fields that become title and description of a page, by document type, the first with text wins. The title of a
 * style without its own is fixed by a pattern.
 */
const searchFields: Readonly<
  Record<string, { readonly title: readonly string[]; readonly description: readonly string[] }>
> = {
  page: { title: ["seo.title", "title"], description: ["seo.description"] },
  style: { title: ["seo.title"], description: ["seo.description"] },
  category: { title: ["title"], description: ["description"] },
  blogPost: { title: ["seo.title", "title"], description: ["seo.description", "description"] },
  blogCategory: { title: ["seo.title", "title"], description: ["seo.description", "description"] },
  blogAuthor: { title: ["seo.title", "name"], description: ["seo.description", "description"] },
};

/** Finds titles and descriptions that search engines would cut, replace or confuse (SEO-001). */
export function findSearchTextProblems(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  const owners = new Map<string, ContentDocument>();
  return documents.flatMap((document) => {
    const fields = searchFields[document._type];
    if (!fields) return [];
    const title = findText(document, fields.title);
    const owner = title && owners.get(title.text);
    if (title && !owner) owners.set(title.text, document);
    return [
      ...checkTitle(document, title),
      ...(title && owner ? [toRepeatedTitle(document, title, owner)] : []),
      ...checkDescription(document, findText(document, fields.description)),
    ];
  });
}

function toRepeatedTitle(
  document: ContentDocument,
  { field }: FieldText,
  owner: ContentDocument,
): ContentProblem {
  return createProblem("warning", document, {
    field,
    problem: `is also the title of ${nameDocument(owner)}, so that search results look the same`,
    fix: "write a different title for search engines in one of them",
  });
}

type FieldText = { readonly field: string; readonly text: string };

function findText(document: ContentDocument, fields: readonly string[]): FieldText | undefined {
  return fields
    .map((field) => ({ field: field.replace(".", ", "), text: getTextAt(document, ...field.split(".")) }))
    .find(({ text }) => text !== "");
}

function checkTitle(document: ContentDocument, title: FieldText | undefined): readonly ContentProblem[] {
  if (!title || title.text.length <= maxTitleLength) return [];
  return [
    createProblem("warning", document, {
      field: title.field,
      problem: `has ${title.text.length} characters, and search engines cut titles of ${maxTitleLength + 1} or more`,
      fix: `shorten it to ${maxTitleLength} characters or fewer`,
    }),
  ];
}

function checkDescription(
  document: ContentDocument,
  description: FieldText | undefined,
): readonly ContentProblem[] {
  const { min, max } = descriptionLength;
  if (!description || (description.text.length >= min && description.text.length <= max)) return [];
  return [
    createProblem("warning", document, {
      field: description.field,
      problem: `has ${description.text.length} characters, and search engines replace or cut it`,
      fix: `write ${min} to ${max} characters`,
    }),
  ];
}
