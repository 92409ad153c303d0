import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { type AssetKind, assetIdOf } from "./asset-address";
import { exists } from "./asset-files";
import type { LakeServices } from "./exchange";
import { type Reply, refusal } from "./http";

/** A picture's address names its content, so its answer never changes. */
const forever = "public, max-age=31536000, immutable";

const headers = {
  "X-Content-Type-Options": "nosniff",
  // A drawing (SVG) or HTML file opened by itself must not run scripts in the shop's name.
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  "Cross-Origin-Resource-Policy": "same-site",
} as const;

export type AssetRequest = {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly kind: AssetKind;
  readonly fileName: string;
};

/**
 * GET /images/… and /files/…: the only part of the lake open to strangers, and only for what a published
 * document refers to; editors see the pictures of their drafts too.
 */
export async function serveAsset(services: LakeServices, asked: AssetRequest): Promise<Reply> {
  const { kind, fileName, request } = asked;
  const id = assetIdOf(kind, fileName);
  if (!id || !services.lake.document(id)) return refusal({ code: "notFound" });
  const isPublic = services.lake.references.isReferencedByPublished(id);
  if (!isPublic && !services.auth.identify(request).ok) return refusal({ code: "notFound" });
  const path = services.lake.assets.pathOf(kind, fileName);
  if (!(await exists(path))) return refusal({ code: "notFound" });
  const caching = isPublic ? forever : "private, max-age=3600";
  return kind === "images"
    ? serveImage(services, asked, path, caching)
    : serveFile(services, asked, path, id, caching);
}

async function serveImage(
  services: LakeServices,
  { request, url, fileName }: AssetRequest,
  path: string,
  caching: string,
): Promise<Reply> {
  const accept = request.headers.accept ?? "";
  const image = await services.images.serve({ fileName, path }, url.searchParams, accept);
  if (image === "busy") return refusal({ code: "busy" });
  const facts = { ...headers, ETag: image.etag, "Cache-Control": caching, Vary: "Accept" };
  if (request.headers["if-none-match"] === image.etag) return { status: 304, headers: facts, body: "" };
  return { status: 200, headers: { ...facts, "Content-Type": image.mimeType }, body: image.bytes };
}

/** Types a browser may show in place; everything else is downloaded. */
const shownInPlace = ["application/pdf", "video/mp4", "video/webm", "audio/mpeg", "text/plain"];

async function serveFile(
  services: LakeServices,
  { request, url, fileName }: AssetRequest,
  path: string,
  id: string,
  caching: string,
): Promise<Reply> {
  const document = services.lake.document(id);
  const etag = `"${fileName}"`;
  const facts = { ...headers, ETag: etag, "Cache-Control": caching };
  if (request.headers["if-none-match"] === etag) return { status: 304, headers: facts, body: "" };
  const mimeType = typeof document?.mimeType === "string" ? document.mimeType : "application/octet-stream";
  const original = typeof document?.originalFilename === "string" ? document.originalFilename : fileName;
  const download = url.searchParams.has("dl") || !shownInPlace.includes(mimeType);
  return {
    status: 200,
    headers: {
      ...facts,
      "Content-Type": download ? "application/octet-stream" : mimeType,
      ...(download
        ? { "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(original)}` }
        : {}),
    },
    body: await readFile(path),
  };
}
