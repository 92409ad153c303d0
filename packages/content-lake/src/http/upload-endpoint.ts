import { fileAsset, imageAsset } from "../assets/asset-document";
import { assetBytes } from "../assets/asset-files";
import { cleanPicture } from "../assets/clean-picture";
import { unknownKind } from "../assets/file-kind";
import type { LakeFailure } from "../failure";
import { shopIdentity } from "../session/identity";
import type { Endpoint } from "./exchange";
import { json, readBody, refusal } from "./http";

const unknownFile: LakeFailure = {
  code: "invalid-asset",
  description:
    "This file is of no kind that the shop delivers: choose a PDF, an office document, a picture, a film, a sound, an archive or a text",
};

/** POST /assets/:kind/:dataset: keeps a picture or file under its content's name, with its asset document. */
export const upload: Endpoint = async ({ request, url, params, identity, services }) => {
  const kind = params.kind === "images" ? "images" : "files";
  const body = await readBody(request, assetBytes[kind]);
  if (!body.ok) return refusal(body.failure);
  const isEditor = identity.id !== shopIdentity.id;
  // What an import brings keeps its bytes, and with them its name.
  const bytes = isEditor && kind === "images" ? await cleanPicture(body.value) : body.value;
  const given = {
    bytes,
    fileName: url.searchParams.get("filename") ?? undefined,
  };
  const isThere = (id: string) => services.lake.document(id) !== undefined;
  const asset = await (kind === "images" ? imageAsset(given, isThere) : fileAsset(given));
  if (!asset.ok) return refusal(asset.failure);
  const { document, fileName } = asset.value;
  // What an import brings is kept, as a download of no kind.
  if (isEditor && document.extension === unknownKind.extension) return refusal(unknownFile);
  await services.lake.assets.keep(kind, fileName, bytes);
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
  if (!committed.ok) return refusal(committed.failure);
  return json({ document: services.lake.document(document._id) });
};
