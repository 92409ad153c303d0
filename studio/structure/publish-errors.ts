import { type SanityDocument, type Schema, type ValidationContext, validateDocument } from "sanity";

/** A reason why a document cannot be published, and its path. */
export type PublishError = { readonly path: ValidationContext["path"]; readonly sentence: string };

export type ValidationContextParts = {
  readonly schema: Schema;
  readonly getClient: ValidationContext["getClient"];
  /** Returns whether a referenced document is published. */
  readonly exists: (id: string) => Promise<boolean>;
};

/** Lists validation errors of a document; warnings do not prevent publishing. */
export async function listPublishErrors(
  document: SanityDocument,
  validationParts: ValidationContextParts,
): Promise<readonly PublishError[]> {
  const { schema, getClient, exists } = validationParts;
  const markers = await validateDocument({
    document,
    // The validation uses only these two properties of a workspace.
    workspace: { schema, getClient } as Parameters<typeof validateDocument>[0]["workspace"],
    getDocumentExists: ({ id }) => exists(id),
    environment: "studio",
  });
  return markers.flatMap(({ level, path, message }) =>
    level === "error" ? [{ path, sentence: message }] : [],
  );
}
