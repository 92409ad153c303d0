import { createFileAsset, createImageAsset } from "../assets/asset-document";
import { maxAssetBytes } from "../assets/asset-files";
import { unknownFileType } from "../assets/file-type";
import { stripImageMetadata } from "../assets/strip-image-metadata";
import type { LakeFailure } from "../failure";
import { shopIdentity } from "../session/identity";
import type { Endpoint } from "./endpoint";
import { readBody, toErrorReply, toJsonReply } from "./reply";

const unknownFile: LakeFailure = {
  code: "invalid-asset",
  description:
    "The shop can't serve this file type: choose a PDF, an office document, a picture, a video, an audio file, an archive or a text file",
};

/** POST /assets/:kind/:dataset: stores an image or file under a content hash, with its asset document. */
export const uploadEndpoint: Endpoint = async ({ request, url, params, identity, services }) => {
  const kind = params.kind === "images" ? "images" : "files";
  const body = await readBody(request, maxAssetBytes[kind]);
  if (!body.ok) return toErrorReply(body.failure);
  const isEditor = identity.id !== shopIdentity.id;
  // Imported images are stored unchanged, because their name is a hash of their bytes.
  const bytes = isEditor && kind === "images" ? await stripImageMetadata(body.value) : body.value;
  const given = {
    bytes,
    fileName: url.searchParams.get("filename") ?? undefined,
  };
  const isThere = (id: string) => services.lake.findDocument(id) !== undefined;
  const asset = await (kind === "images" ? createImageAsset(given, isThere) : createFileAsset(given));
  if (!asset.ok) return toErrorReply(asset.failure);
  const { document, fileName } = asset.value;
  // An import may store files of unknown type, as downloads.
  if (isEditor && document.extension === unknownFileType.extension) return toErrorReply(unknownFile);
  await services.lake.assets.store(kind, fileName, bytes);
  const label = url.searchParams.get("label");
  const extraFields = ["title", "description", "creditLine"].flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const complete = { ...document, ...(label ? { label } : {}), ...Object.fromEntries(extraFields) };
  const committed = await services.lake.commit({
    mutations: [{ createIfNotExists: complete }],
    author: identity.id,
  });
  if (!committed.ok) return toErrorReply(committed.failure);
  return toJsonReply({ document: services.lake.findDocument(document._id) });
};
