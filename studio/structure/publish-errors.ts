import { type SanityDocument, type Schema, type ValidationContext, validateDocument } from "sanity";

/** Why a document could not be published, and where in it. */
export type PublishError = { readonly path: ValidationContext["path"]; readonly sentence: string };

export type ValidationContextParts = {
  readonly schema: Schema;
  readonly getClient: ValidationContext["getClient"];
  /** Whether a document that is referred to is published. */
  readonly exists: (id: string) => Promise<boolean>;
};

/** What the Studio refuses in a document; a warning lets it be published, and is none. */
export async function listPublishErrors(
  document: SanityDocument,
  desk: ValidationContextParts,
): Promise<readonly PublishError[]> {
  const { schema, getClient, exists } = desk;
  const markers = await validateDocument({
    document,
    // Of a workspace the checks use no more than this; the words of the Studio's own sentences have a default.
    workspace: { schema, getClient } as Parameters<typeof validateDocument>[0]["workspace"],
    getDocumentExists: ({ id }) => exists(id),
    environment: "studio",
  });
  return markers.flatMap(({ level, path, message }) =>
    level === "error" ? [{ path, sentence: message }] : [],
  );
}
