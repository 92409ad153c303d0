import { basename } from "node:path";
import { z } from "zod";
import { readAsset } from "../assets/asset-files";
import type { LakeDocument } from "../documents/document";
import { type ExportedAsset, parseDocuments } from "./export-dataset";
import { type AssetSource, type DatasetDocument, linkAssets, listAssetSources } from "./read-dataset";

/** URL of a lake and an access token for it. */
export type LakeCredentials = { readonly apiHost: string; readonly token: string };

const version = "v2025-02-19";

/** Downloads every document of a running lake, as stored. */
export async function fetchDocuments(credentials: LakeCredentials): Promise<readonly LakeDocument[]> {
  return parseDocuments(await (await call(credentials, `/${version}/data/export/production`)).text());
}

export async function fetchAsset(
  credentials: LakeCredentials,
  { kind, fileName }: ExportedAsset,
): Promise<Buffer> {
  const answer = await call(credentials, `/${kind}/local/production/${fileName}`);
  return Buffer.from(await answer.arrayBuffer());
}

const uploadedShape = z.object({ document: z.object({ _id: z.string() }) });

/** Uploads the assets, then commits all documents at once; with `missing`, existing documents are skipped. */
export async function uploadDocuments(
  credentials: LakeCredentials,
  lines: readonly DatasetDocument[],
  mode: "replace" | "missing",
  assetFacts: AssetMetadata = {},
): Promise<{ readonly documents: number; readonly assets: number }> {
  const sources = listAssetSources(lines);
  const ids = new Map<string, string>();
  for (const source of sources) ids.set(source.path, await sendAsset(credentials, source, assetFacts));
  const mutations = lines.map((line) => {
    const document = linkAssets(line, ({ path }) => ids.get(path));
    return mode === "missing" ? { createIfNotExists: document } : { createOrReplace: document };
  });
  await postMutationsAsOneCommit(credentials, mutations);
  return { documents: lines.length, assets: sources.length };
}

/** Posts mutations as one commit, to the embedded lake or to hosted Sanity. */
export async function postMutationsAsOneCommit(
  credentials: LakeCredentials,
  mutations: readonly object[],
): Promise<void> {
  await call(credentials, `/${version}/data/mutate/production`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ mutations }),
  });
}

/** assets.json of an archive: metadata of each asset by 'image-<sha1>'. */
export const assetMetadataSchema = z.record(
  z.string(),
  z.looseObject({ originalFilename: z.string().optional() }),
);
export type AssetMetadata = z.infer<typeof assetMetadataSchema>;

async function sendAsset(
  credentials: LakeCredentials,
  { kind, path }: AssetSource,
  details: AssetMetadata,
): Promise<string> {
  const [sha1 = ""] = basename(path).split(/[-.]/);
  const name = encodeURIComponent(details[`${kind}-${sha1}`]?.originalFilename ?? basename(path));
  const answer = await call(credentials, `/${version}/assets/${kind}s/production?filename=${name}`, {
    method: "POST",
    body: new Uint8Array(await readAsset(`${kind}s`, path)),
  });
  return uploadedShape.parse(await answer.json()).document._id;
}

async function call(
  { apiHost, token }: LakeCredentials,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token}`);
  const answer = await fetch(apiHost + path, { ...init, headers, redirect: "error" });
  if (!answer.ok) throw new Error(`the lake answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
