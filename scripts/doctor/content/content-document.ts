import { z } from "zod";

/** Stored documents, as the content lake and Sanity's export format have them. */
export const documentsSchema = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

export type ContentDocument = Readonly<z.infer<typeof documentsSchema>[number]>;

type Fields = Readonly<Record<string, unknown>>;

/** An object inside a document, with the path of its field: 'blocks 3, image'. List items count from 1. */
export type LocatedObject = { readonly fields: Fields; readonly field: string };

/** Lists every object of a document, at every depth. */
export function listObjects(document: ContentDocument): readonly LocatedObject[] {
  return collectObjects(document, []);
}

function collectObjects(value: unknown, path: readonly string[]): readonly LocatedObject[] {
  if (Array.isArray(value)) {
    const list = path.at(-1) ?? "";
    return value.flatMap((item, index) =>
      collectObjects(item, [...path.slice(0, -1), `${list} ${index + 1}`]),
    );
  }
  if (!isFields(value)) return [];
  const inner = Object.entries(value).flatMap(([name, each]) => collectObjects(each, [...path, name]));
  return [{ fields: value, field: path.join(", ") }, ...inner];
}

/** Returns the value at a path of field names; undefined when a field is missing. */
export function getValueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), value);
}

/** Returns the trimmed text at a path of field names; an empty string when there is none. */
export function getTextAt(value: unknown, ...path: readonly string[]): string {
  const text = getValueAt(value, ...path);
  return typeof text === "string" ? text.trim() : "";
}

/** Returns the list at a path of field names; an empty list when there is none. */
export function getListAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = getValueAt(value, ...path);
  return Array.isArray(list) ? list : [];
}

export function listOfType(documents: readonly ContentDocument[], type: string): readonly ContentDocument[] {
  return documents.filter(({ _type }) => _type === type);
}

/** Returns the published documents of editors, without drafts, assets and documents of the system. */
export function listEditorDocuments(documents: readonly ContentDocument[]): readonly ContentDocument[] {
  return documents.filter(({ _id, _type }) => isPublished(_id) && !/^(sanity|system)\./.test(_type));
}

/** Returns whether an id is that of a published document: not a draft and not a version of a release. */
export function isPublished(id: string): boolean {
  return !/^(drafts|versions)\./.test(id);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
