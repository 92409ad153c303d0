import type { Endpoint } from "./endpoint";

/** GET /data/export/:dataset: returns every document as NDJSON, including drafts and asset documents. */
export const exportEndpoint: Endpoint = async ({ url, services }) => {
  const types = url.searchParams.get("types")?.split(",");
  const documents = services.lake.listDocuments().filter(({ _type }) => !types || types.includes(_type));
  return {
    status: 200,
    headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "private, no-store" },
    body: documents.map((document) => `${JSON.stringify(document)}\n`).join(""),
  };
};
