import { createFileAsset, createImageAsset } from "../assets/asset-document";
import { maxAssetBytes } from "../assets/asset-files";
import { unknownFileType } from "../assets/file-type";
import { stripImageMetadata } from "../assets/strip-image-metadata";
import type { LakeFailure } from "../failure";
import { shopIdentity } from "../session/identity";
import type { Endpoint } from "./endpoint";
import { errorReply, jsonReply, readBody } from "./reply";

const unknownFile: LakeFailure = {
  code: "invalid-asset",
  description:
    "The shop can't serve this file type: choose a PDF, an office document, a picture, a video, an audio file, an archive or a text file",
};

/** POST /assets/:kind/:dataset: keeps a picture or file under its content's name, with its asset document. */
export const uploadEndpoint: Endpoint = async ({ request, url, params, identity, services }) => {
  const kind = params.kind === "images" ? "images" : "files";
  const body = await readBody(request, maxAssetBytes[kind]);
  if (!body.ok) return errorReply(body.failure);
  const isEditor = identity.id !== shopIdentity.id;
  // What an import brings keeps its bytes, and with them its name.
  const bytes = isEditor && kind === "images" ? await stripImageMetadata(body.value) : body.value;
  const given = {
    bytes,
    fileName: url.searchParams.get("filename") ?? undefined,
  };
  const isThere = (id: string) => services.lake.findDocument(id) !== undefined;
  const asset = await (kind === "images" ? createImageAsset(given, isThere) : createFileAsset(given));
  if (!asset.ok) return errorReply(asset.failure);
  const { document, fileName } = asset.value;
  // What an import brings is kept, as a download of no kind.
  if (isEditor && document.extension === unknownFileType.extension) return errorReply(unknownFile);
  await services.lake.assets.store(kind, fileName, bytes);
  const label = url.searchParams.get("label");
  const told = ["title", "description", "creditLine"].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const complete = { ...document, ...(label ? { label } : {}), ...Object.fromEntries(told) };
  const committed = await services.lake.commit({
    mutations: [{ createIfNotExists: complete }],
    author: identity.id,
  });
  if (!committed.ok) return errorReply(committed.failure);
  return jsonReply({ document: services.lake.findDocument(document._id) });
};
