import { basename } from "node:path";
import { z } from "zod";
import { readAsset } from "../assets/asset-files";
import type { LakeDocument } from "../documents/document";
import { type AssetSource, assetSources, type DatasetLine, linkAssets } from "./dataset-lines";
import { type ExportedAsset, readDocuments } from "./export-lines";

/** Where a lake answers, and the token that opens it. */
export type LakeDoor = { readonly apiHost: string; readonly token: string };

const version = "v2025-02-19";

/** Every document of a running lake, as stored. */
export async function fetchDocuments(door: LakeDoor): Promise<readonly LakeDocument[]> {
  return readDocuments(await (await call(door, `/${version}/data/export/production`)).text());
}

export async function fetchAsset(door: LakeDoor, { kind, fileName }: ExportedAsset): Promise<Buffer> {
  const answer = await call(door, `/${kind}/local/production/${fileName}`);
  return Buffer.from(await answer.arrayBuffer());
}

const uploadedShape = z.object({ document: z.object({ _id: z.string() }) });

/** Uploads the assets, then commits all documents at once; `missing` leaves alone what exists. */
export async function sendDocuments(
  door: LakeDoor,
  lines: readonly DatasetLine[],
  mode: "replace" | "missing",
  assetFacts: AssetFacts = {},
): Promise<{ readonly documents: number; readonly assets: number }> {
  const sources = assetSources(lines);
  const ids = new Map<string, string>();
  for (const source of sources) ids.set(source.path, await sendAsset(door, source, assetFacts));
  const mutations = lines.map((line) => {
    const document = linkAssets(line, ({ path }) => ids.get(path));
    return mode === "missing" ? { createIfNotExists: document } : { createOrReplace: document };
  });
  await sendMutations(door, mutations);
  return { documents: lines.length, assets: sources.length };
}

/** One commit of mutations as Content Lakes take them. */
export async function sendMutations(door: LakeDoor, mutations: readonly object[]): Promise<void> {
  await call(door, `/${version}/data/mutate/production`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ mutations }),
  });
}

/** assets.json of an archive: what is known of an asset beside its bytes, by 'image-<sha1>'. */
export const assetFactsShape = z.record(
  z.string(),
  z.looseObject({ originalFilename: z.string().optional() }),
);
export type AssetFacts = z.infer<typeof assetFactsShape>;

async function sendAsset(door: LakeDoor, { kind, path }: AssetSource, facts: AssetFacts): Promise<string> {
  const [sha1 = ""] = basename(path).split(/[-.]/);
  const name = encodeURIComponent(facts[`${kind}-${sha1}`]?.originalFilename ?? basename(path));
  const answer = await call(door, `/${version}/assets/${kind}s/production?filename=${name}`, {
    method: "POST",
    body: new Uint8Array(await readAsset(`${kind}s`, path)),
  });
  return uploadedShape.parse(await answer.json()).document._id;
}

async function call({ apiHost, token }: LakeDoor, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token}`);
  const answer = await fetch(apiHost + path, { ...init, headers, redirect: "error" });
  if (!answer.ok) throw new Error(`the lake answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
