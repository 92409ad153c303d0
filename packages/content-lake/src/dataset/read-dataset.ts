import { open, stat } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { isStorable, isWithinDepthLimit, maxJsonDepth, tryParseJson } from "@stile-and-rail/http/json";
import { type IncomingDocument, incomingDocumentSchema } from "../documents/document";

/** One document of an NDJSON file and the folder that contains its assets. */
export type DatasetDocument = {
  readonly document: IncomingDocument & { readonly _id: string };
  readonly folder: string;
};

/** An image or file that documents name by `_sanityAsset`. */
export type AssetSource = { readonly kind: "image" | "file"; readonly path: string };

/** In bytes. All documents of a dataset form one commit, which is held in memory. */
const datasetBytes = 64 * 1024 * 1024;

/** Reads NDJSON in the format of `sanity dataset export`; throws an error that names the invalid line. */
export async function readDatasetFile(file: string): Promise<readonly DatasetDocument[]> {
  const { size } = await stat(file);
  if (size > datasetBytes) {
    throw new Error(`${file} has ${size} bytes; documents of at most ${datasetBytes} are taken at once`);
  }
  const lines: DatasetDocument[] = [];
  let number = 0;
  for await (const text of (await open(file)).readLines()) {
    number += 1;
    if (text.trim() === "") continue;
    const value = tryParseJson(text);
    if (!isWithinDepthLimit(value))
      throw new Error(`${file}, line ${number}: nested deeper than ${maxJsonDepth} levels`);
    if (!isStorable(value)) throw new Error(`${file}, line ${number}: a NUL, or half of a character`);
    const document = incomingDocumentSchema.safeParse(value);
    if (!document.success || !document.data._id) {
      throw new Error(`${file}, line ${number}: not a document with _id and _type`);
    }
    const { _rev, _updatedAt, ...content } = document.data;
    lines.push({ document: { ...content, _id: document.data._id }, folder: dirname(file) });
  }
  return lines;
}

/** Lists each asset of these documents once. */
export function listAssetSources(lines: readonly DatasetDocument[]): readonly AssetSource[] {
  const found = new Map<string, AssetSource>();
  for (const { document, folder } of lines) {
    for (const text of listAssetTexts(document)) {
      const source = readSource(text, folder);
      found.set(`${source.kind}@${source.path}`, source);
    }
  }
  return [...found.values()];
}

/** Replaces each `_sanityAsset` by a reference to the imported asset. */
export function linkAssets(
  { document, folder }: DatasetDocument,
  idOf: (source: AssetSource) => string | undefined,
): IncomingDocument {
  const link = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(link);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]) =>
      name === "_sanityAsset" && typeof inner === "string"
        ? ["asset", { _type: "reference", _ref: idOf(readSource(inner, folder)) }]
        : [name, link(inner)],
    );
    return Object.fromEntries(entries);
  };
  return incomingDocumentSchema.parse(link(document));
}

function listAssetTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listAssetTexts);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "_sanityAsset" && typeof inner === "string" ? [inner] : listAssetTexts(inner),
  );
}

/** Parses 'image@file://./images/door.jpg', relative to the NDJSON file. Paths outside its folder are refused. */
function readSource(text: string, folder: string): AssetSource {
  const match = /^(image|file)@(file:\/\/.+)$/.exec(text);
  const address = match?.[2];
  if (!match || !address) throw new Error(`asset ${text}: expected image@file://./… beside the documents`);
  const path = address.startsWith("file:///")
    ? fileURLToPath(address)
    : resolve(folder, decodeURIComponent(address.slice("file://".length)));
  if (!path.startsWith(resolve(folder) + sep)) {
    throw new Error(`asset ${address} lies outside of the dataset's folder`);
  }
  return { kind: match[1] === "image" ? "image" : "file", path };
}
