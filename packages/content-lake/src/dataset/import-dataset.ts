import { basename } from "node:path";
import { createFileAsset, createImageAsset } from "../assets/asset-document";
import { type AssetFiles, readAsset } from "../assets/asset-files";
import type { Commit, CommitRequest } from "../commits/commit";
import type { IncomingDocument } from "../documents/document";
import { describeFailure, type LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import { type AssetSource, linkAssets, listAssetSources, readDatasetFile } from "./read-dataset";

export type ImportRequest = {
  /** NDJSON files in the format of `sanity dataset export`; `_sanityAsset` paths are relative to each file. */
  readonly files: readonly string[];
  readonly author: string;
  /** Called repeatedly during a long import. */
  readonly progress?: (done: number, all: number) => void;
};

export type ImportDependencies = {
  readonly assets: AssetFiles;
  readonly commit: (request: CommitRequest) => Promise<Result<Commit, LakeFailure>>;
  readonly idsEverSeen: () => Promise<ReadonlySet<string>>;
};

export type ImportSummary = { readonly documents: number; readonly assets: number; readonly skipped: number };

/**
 * Imports documents with ids that the lake has never used, and their assets, in one commit. Documents that an editor
 * changed or deleted are not touched.
 */
export async function importNewDocuments(
  { assets, commit, idsEverSeen }: ImportDependencies,
  request: ImportRequest,
): Promise<Result<ImportSummary, LakeFailure>> {
  const lines = (await Promise.all(request.files.map(readDatasetFile))).flat();
  const seen = await idsEverSeen();
  const wanted = lines.filter(
    ({ document }) => !seen.has(document._id) && !seen.has(`drafts.${document._id}`),
  );
  const brought = await importAssets(assets, listAssetSources(wanted), request.progress);
  if (!brought.ok) return brought;
  const findAssetId = ({ path }: AssetSource) => brought.value.get(path)?._id;
  const assetDocuments = [...new Set(brought.value.values())];
  const committed = await commit({
    mutations: [
      ...assetDocuments.map((asset) => ({ createIfNotExists: asset })),
      ...wanted.map((line) => ({ createOrReplace: linkAssets(line, findAssetId) })),
    ],
    author: request.author,
    skipsReferenceChecks: true,
  });
  if (!committed.ok) return committed;
  return ok({
    documents: wanted.length,
    assets: assetDocuments.length,
    skipped: lines.length - wanted.length,
  });
}

/** Stores the assets; returns asset documents by source path. */
async function importAssets(
  assets: AssetFiles,
  sources: readonly AssetSource[],
  progress: ImportRequest["progress"],
): Promise<Result<ReadonlyMap<string, IncomingDocument>, LakeFailure>> {
  const documents = new Map<string, IncomingDocument>();
  for (const source of sources) {
    const asset = await importAsset(assets, source);
    if (!asset.ok) return asset;
    documents.set(source.path, asset.value);
    progress?.(documents.size, sources.length);
  }
  return ok(documents);
}

async function importAsset(
  assets: AssetFiles,
  { kind, path }: AssetSource,
): Promise<Result<IncomingDocument, LakeFailure>> {
  const folder = kind === "image" ? "images" : "files";
  const upload = { bytes: await readAsset(folder, path), fileName: basename(path) };
  const asset = await (kind === "image" ? createImageAsset(upload) : createFileAsset(upload));
  if (!asset.ok) {
    return err({ code: "invalid-asset", description: `${path}: ${describeFailure(asset.failure)}` });
  }
  await assets.store(folder, asset.value.fileName, upload.bytes);
  return ok(asset.value.document);
}
