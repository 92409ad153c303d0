import type { IncomingMessage } from "node:http";
import type { LakeDocument } from "../documents/document";
import type { Endpoint } from "./endpoint";

/** GET /data/export/:dataset: returns every document as NDJSON, including drafts and asset documents. */
export const exportEndpoint: Endpoint = async ({ request, url, services }) => {
  const types = url.searchParams.get("types")?.split(",");
  const documents = services.lake.listDocuments().filter(({ _type }) => !types || types.includes(_type));
  const origin = findOrigin(request, services.publicUrl);
  return {
    status: 200,
    headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "private, no-store" },
    body: documents.map((document) => `${JSON.stringify(withAssetUrl(document, origin))}\n`).join(""),
  };
};

/** `@sanity/export` downloads each asset from its URL; the lake stores URLs without an origin. */
function withAssetUrl(document: LakeDocument, origin: string): LakeDocument {
  const isAsset = document._type === "sanity.imageAsset" || document._type === "sanity.fileAsset";
  return isAsset && typeof document.url === "string"
    ? { ...document, url: new URL(document.url, origin).href }
    : document;
}

/** The shop's own clients use its loopback port, other clients its public URL. */
function findOrigin({ headers }: IncomingMessage, publicUrl: string): string {
  const host = headers.host ?? "";
  return new URL(publicUrl).host === host || !URL.canParse(`http://${host}`) ? publicUrl : `http://${host}`;
}
