import type { IncomingMessage } from "node:http";
import { pseudonymizeIp } from "@stile-and-rail/http/client-ip.server";
import { fileExists } from "../assets/asset-files";
import { type AssetKind, parseAssetId } from "../assets/asset-paths";
import type { LakeFailure } from "../failure";
import { listFramings } from "../images/framings";
import type { LakeServices } from "./endpoint";
import { type Reply, toErrorReply } from "./reply";

/** The URL contains a hash of the content, so the response never changes. */
const forever = "public, max-age=31536000, immutable";

const headers = {
  "X-Content-Type-Options": "nosniff",
  // An SVG or HTML file that is opened directly must not run scripts on the shop's origin.
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
 * GET /images/… and /files/…: the only public endpoints of the lake, limited to assets that a published document
 * refers to. Editors also see assets of drafts.
 */
export async function serveAsset(services: LakeServices, assetRequest: AssetRequest): Promise<Reply> {
  const { kind, fileName, request } = assetRequest;
  const id = parseAssetId(kind, fileName);
  if (!id || !services.lake.findDocument(id)) return toErrorReply({ code: "not-found" });
  const referrers = services.lake.references.listPublishedReferrers(id);
  const isPublic = referrers.length > 0;
  const isEditor = services.auth.identify(request).ok;
  if (!isPublic && !isEditor) return toErrorReply({ code: "not-found" });
  const path = services.lake.assets.pathOf(kind, fileName);
  if (!(await fileExists(path))) return toErrorReply({ code: "not-found" });
  const caching = isPublic ? forever : "private, max-age=3600";
  if (kind === "files") return serveFile(services, assetRequest, path, id, caching);
  const image = await services.images.serve({
    fileName,
    path,
    search: assetRequest.url.searchParams,
    accept: request.headers.accept ?? "",
    client: { address: services.resolveClientIp(request), isEditor },
    framings: () =>
      listFramings(
        id,
        referrers.flatMap((referrer) => services.lake.findDocument(referrer) ?? []),
      ),
  });
  if (!image.ok) return refusePicture(services, request, image.failure);
  const { etag, mimeType, body } = image.value;
  const download = assetRequest.url.searchParams.has("dl") ? toAttachment(services, assetRequest, id) : {};
  const details = { ...headers, ...download, ETag: etag, "Cache-Control": caching, Vary: "Accept" };
  if (request.headers["if-none-match"] === etag) return { status: 304, headers: details, body: "" };
  return { status: 200, headers: { ...details, "Content-Type": mimeType }, body };
}

function refusePicture(services: LakeServices, request: IncomingMessage, failure: LakeFailure): Reply {
  if (failure.code === "too-many-attempts" && !failure.isAlreadyLogged) {
    const clientIp = pseudonymizeIp(services.resolveClientIp(request));
    services.logSecurityEvent("too-many-requests", { limit: "pictures", clientIp });
  }
  return toErrorReply(failure);
}

/** Media types that a browser may display inline; everything else is downloaded. */
const inlineTypes = ["application/pdf", "video/mp4", "video/webm", "audio/mpeg", "text/plain"];

/** `?dl=door.jpg` downloads under this name, `?dl=` under the name of the upload. */
function toAttachment(services: LakeServices, { url, fileName }: AssetRequest, id: string) {
  const original = services.lake.findDocument(id)?.originalFilename;
  const name = url.searchParams.get("dl") || (typeof original === "string" ? original : fileName);
  return { "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}` };
}

async function serveFile(
  services: LakeServices,
  assetRequest: AssetRequest,
  path: string,
  id: string,
  caching: string,
): Promise<Reply> {
  const { request, url, fileName } = assetRequest;
  const document = services.lake.findDocument(id);
  const etag = `"${fileName}"`;
  const details = { ...headers, ETag: etag, "Cache-Control": caching };
  if (request.headers["if-none-match"] === etag) return { status: 304, headers: details, body: "" };
  const mimeType = typeof document?.mimeType === "string" ? document.mimeType : "application/octet-stream";
  const download = url.searchParams.has("dl") || !inlineTypes.includes(mimeType);
  return {
    status: 200,
    headers: {
      ...details,
      "Content-Type": download ? "application/octet-stream" : mimeType,
      ...(download ? toAttachment(services, assetRequest, id) : {}),
    },
    body: { file: path },
  };
}
