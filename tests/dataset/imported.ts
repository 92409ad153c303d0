import { documents } from "@stile-and-rail/demo-content";
import type { ContentDocument } from "../support/content/content";

/** Returns the dataset as after an import, with a reference to an asset document for every `_sanityAsset`. */
export function importedDataset(): readonly ContentDocument[] {
  const assets = new Map<string, ContentDocument>();
  const linked = documents.map((document) => ({ ...document, ...linkAssets(document, assets) }));
  return [...linked, ...assets.values()];
}

function linkAssets(value: unknown, assets: Map<string, ContentDocument>): object {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      name === "_sanityAsset" ? ["asset", assetOf(String(inner), assets)] : [name, inside(inner, assets)],
    ),
  );
}

function inside(value: unknown, assets: Map<string, ContentDocument>): unknown {
  if (Array.isArray(value)) return value.map((item) => inside(item, assets));
  return typeof value === "object" && value !== null ? linkAssets(value, assets) : value;
}

function assetOf(source: string, assets: Map<string, ContentDocument>) {
  const file = source.replace("image@file://./images/", "");
  const _id = `image-${file.replace(/\W+/g, "-")}`;
  assets.set(_id, {
    _id,
    _type: "sanity.imageAsset",
    url: `/lake/images/local/production/${file}`,
    metadata: { dimensions: { width: 900, height: 1200 }, lqip: "data:image/webp;base64,AA" },
  });
  return { _type: "reference", _ref: _id };
}
