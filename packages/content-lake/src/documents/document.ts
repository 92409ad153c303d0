import { z } from "zod";

/** A stored document: Sanity's five system fields, and whatever the schema says. */
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

/** Hosted Sanity takes no other (https://www.sanity.io/docs/content-lake/ids); the lake makes one up of an empty one. */
const documentId = z
  .string()
  .regex(
    /^(?![-.])[\w.-]{0,128}$/,
    "an id has at most 128 letters, digits, dots, dashes and underscores; it begins with neither dot nor dash",
  );

/** A document as a client sends it; the lake fills in what is missing. */
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

/** Published: neither a draft nor a release version. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id);
}

/** 'drafts.style-trnv' and 'versions.r1.style-trnv' both belong to 'style-trnv'. */
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
