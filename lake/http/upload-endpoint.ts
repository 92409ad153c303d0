import { ok } from "~/kernel/result";
import { fileAsset, imageAsset } from "../assets/asset-document";
import { assetBytes } from "../assets/asset-files";
import type { Endpoint } from "./exchange";
import { json, readBody, refusal } from "./http";

/** POST /assets/:kind/:dataset: keeps a picture or file under its content's name, with its asset document. */
export const upload: Endpoint = async ({ request, url, params, identity, services }) => {
  const kind = params.kind === "images" ? "images" : "files";
  const body = await readBody(request, assetBytes[kind]);
  if (!body.ok) return refusal(body.failure);
  const given = {
    bytes: body.value,
    fileName: url.searchParams.get("filename") ?? undefined,
    mimeType: request.headers["content-type"],
  };
  const isThere = (id: string) => services.lake.document(id) !== undefined;
  const asset = kind === "images" ? await imageAsset(given, isThere) : ok(fileAsset(given));
  if (!asset.ok) return refusal(asset.failure);
  const { document, fileName } = asset.value;
  await services.lake.assets.keep(kind, fileName, body.value);
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
