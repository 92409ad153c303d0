import { z } from "zod";

/** A stored document: Sanity's five system fields plus the fields of its schema. */
export const documentSchema = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
});
export type LakeDocument = Readonly<z.infer<typeof documentSchema>>;

export function isDocument(value: unknown): value is LakeDocument {
  return documentSchema.safeParse(value).success;
}

/**
 * The same rule as hosted Sanity (https://www.sanity.io/docs/content-lake/ids); the lake generates an id when it is
 * empty.
 */
const documentId = z
  .string()
  .regex(
    /^(?![-.])[\w.-]{0,128}$/,
    "an id has at most 128 letters, digits, dots, dashes and underscores; it begins with neither dot nor dash",
  );

/** A document as a client sends it; the lake adds missing system fields. */
export const incomingDocumentSchema = z.looseObject({ _id: documentId.optional(), _type: z.string() });
export type IncomingDocument = z.infer<typeof incomingDocumentSchema>;

const draftPrefix = "drafts.";
const versionPrefix = "versions.";

export function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix);
}

export function isVersionId(id: string): boolean {
  return id.startsWith(versionPrefix);
}

/** A published id has neither the prefix of a draft nor that of a release version. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id);
}

/** 'drafts.style-trnv' and 'versions.r1.style-trnv' both become 'style-trnv'. */
export function toPublishedId(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length);
  if (isVersionId(id)) return id.split(".").slice(2).join(".");
  return id;
}

export function toDraftId(id: string): string {
  return draftPrefix + toPublishedId(id);
}

export function toVersionId(release: string, id: string): string {
  return `${versionPrefix}${release}.${toPublishedId(id)}`;
}
