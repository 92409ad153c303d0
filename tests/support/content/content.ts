import type { Content } from "~/content/client/content";
import { evaluateGroq } from "./evaluate-groq";

export type ContentDocument = {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
};

/** Serves published content from plain documents by real GROQ. Only the network is replaced. */
export function contentOf(documents: readonly ContentDocument[]): Content {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return {
    fetch: async (query, params, schema) => {
      // Without `dereference`, every reference walks through all documents.
      const dereference = async ({ _ref }: { readonly _ref: string }) => byId.get(_ref);
      return schema.parse(await evaluateGroq(query, params, { dataset: documents, dereference }));
    },
    version: () => 1,
    onPublish: () => () => undefined,
  };
}
