import { type AssetKind, parseAssetId } from "../assets/asset-paths";
import { documentSchema, type LakeDocument } from "../documents/document";

export type ExportedAsset = { readonly kind: AssetKind; readonly fileName: string };

export type ExportedDataset = {
  /** Lines of data.ndjson. */
  readonly lines: readonly string[];
  readonly assets: readonly ExportedAsset[];
  /** Content of assets.json: metadata of each asset by 'image-<sha1>'. */
  readonly assetMetadata: Readonly<Record<string, unknown>>;
};

const assetTypes = ["sanity.imageAsset", "sanity.fileAsset"];
/** Fields that an import generates again. */
const leftOut = ["_id", "_type", "_rev", "assetId", "extension", "mimeType", "path", "url"];

/** Exports documents in the format of `sanity dataset export`: asset references become `_sanityAsset` paths. */
export function exportDataset(documents: readonly LakeDocument[]): ExportedDataset {
  const assetDocuments = documents.filter(({ _type }) => assetTypes.includes(_type));
  const assets = new Map(assetDocuments.map((document) => [document._id, exportedAsset(document)]));
  const content = documents.filter(({ _type }) => !assetTypes.includes(_type) && !isKey(_type));
  return {
    lines: content.map((document) => JSON.stringify(withAssetPaths(document, assets))),
    assets: [...assets.values()],
    assetMetadata: Object.fromEntries(
      assetDocuments.map((document) => [factsKey(document), factsOf(document)]),
    ),
  };
}

/** Secrets of previews are not content (@sanity/preview-url-secret). */
function isKey(type: string): boolean {
  return type === "sanity.previewUrlSecret" || type === "sanity.previewUrlShareAccess";
}

/** Parses NDJSON of an export without assets, or of GET /data/export. Asset URLs lose their origin. */
export function parseDocuments(ndjson: string): readonly LakeDocument[] {
  const lines = ndjson.split("\n").filter((line) => line.length > 0);
  return lines.map((line) => withoutOrigin(documentSchema.parse(JSON.parse(line))));
}

function withoutOrigin(document: LakeDocument): LakeDocument {
  return assetTypes.includes(document._type) && typeof document.url === "string"
    ? { ...document, url: new URL(document.url, "http://lake").pathname }
    : document;
}

function exportedAsset({ _type, path }: LakeDocument): ExportedAsset {
  const kind = _type === "sanity.imageAsset" ? "images" : "files";
  const fileName = String(path).split("/").at(-1) ?? "";
  if (!parseAssetId(kind, fileName))
    throw new Error(`an asset document without a usable path: ${String(path)}`);
  return { kind, fileName };
}

function withAssetPaths(value: unknown, assets: ReadonlyMap<string, ExportedAsset>): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssetPaths(item, assets));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const asset = name === "asset" ? assets.get(referenceIn(inner) ?? "") : undefined;
    return asset ? ["_sanityAsset", addressOf(asset)] : [name, withAssetPaths(inner, assets)];
  });
  return Object.fromEntries(entries);
}

function addressOf({ kind, fileName }: ExportedAsset): string {
  return `${kind === "images" ? "image" : "file"}@file://./${kind}/${fileName}`;
}

function referenceIn(value: unknown): string | undefined {
  const isReference = typeof value === "object" && value !== null && "_ref" in value;
  return isReference && typeof value._ref === "string" ? value._ref : undefined;
}

function factsKey({ _type, sha1hash }: LakeDocument): string {
  return `${_type === "sanity.imageAsset" ? "image" : "file"}-${String(sha1hash)}`;
}

function factsOf(document: LakeDocument): unknown {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !leftOut.includes(name)));
}
