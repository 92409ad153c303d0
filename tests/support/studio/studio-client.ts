import { applyPerspective } from "@stile-and-rail/content-lake";
import { shopSchema } from "../../../studio/schemas/schema";
import {
  listPublishErrors,
  type PublishError,
  type ValidationContextParts,
} from "../../../studio/structure/publish-errors";
import type { ContentDocument } from "../content/content";
import { evaluateGroq } from "../content/evaluate-groq";

const dates = { _createdAt: "2026-01-01T00:00:00Z", _updatedAt: "2026-01-01T00:00:00Z", _rev: "1" };

/** Creates the client for validation rules of the Studio, over these documents in the requested perspective. */
export function createStudioClient(
  documents: readonly ContentDocument[],
): ValidationContextParts["getClient"] {
  const seenIn = (perspective: "drafts" | "published") => {
    const dataset = applyPerspective(
      documents.map((document) => ({ ...dates, ...document })),
      perspective === "drafts" ? ["drafts"] : perspective,
    );
    const byId = new Map(dataset.map((each) => [each._id, each]));
    return {
      fetch: (query: string, params: Readonly<Record<string, unknown>>) =>
        evaluateGroq(query, params, { dataset, dereference: async ({ _ref }) => byId.get(_ref) }),
    };
  };
  const client = {
    withConfig: ({ perspective }: { readonly perspective: "drafts" | "published" }) => seenIn(perspective),
  };
  return () => client as unknown as ReturnType<ValidationContextParts["getClient"]>;
}

/** Returns the Studio's validation errors of a document among others. */
export function listStudioRefusals(
  others: readonly ContentDocument[],
  document: ContentDocument,
): Promise<readonly PublishError[]> {
  const dataset = [...others.filter(({ _id }) => _id !== document._id), document];
  return listPublishErrors(
    { ...dates, ...document },
    {
      schema: shopSchema,
      getClient: createStudioClient(dataset),
      exists: async (id) => dataset.some(({ _id }) => _id === id),
    },
  );
}
