import { open, stat } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { isStorable, isWithinDepthLimit, maxJsonDepth, tryParseJson } from "@stile-and-rail/http/json";
import { addArrayKeys } from "../documents/array-keys";
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
  const lineNumbers = new Map<string, number>();
  let number = 0;
  for await (const text of (await open(file)).readLines()) {
    number += 1;
    if (text.trim() === "") continue;
    const document = parseLine(text);
    if (typeof document === "string") throw new Error(`${file}, line ${number}: ${document}`);
    const { _id } = document;
    const earlier = lineNumbers.get(_id);
    if (earlier !== undefined)
      throw new Error(`${file}, line ${number}: the id ${_id} is on line ${earlier} already`);
    lineNumbers.set(_id, number);
    lines.push({ document, folder: dirname(file) });
  }
  return lines;
}

/** Returns the document of a line, with keys in its lists; or the fault of the line. */
function parseLine(text: string): DatasetDocument["document"] | string {
  const value = tryParseJson(text);
  if (value === undefined) return "not JSON";
  if (!isWithinDepthLimit(value)) return `nested deeper than ${maxJsonDepth} levels`;
  if (!isStorable(value)) return "a NUL, or half of a character";
  const parsed = incomingDocumentSchema.safeParse(addArrayKeys(value));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return [...(issue?.path.map(String) ?? []), issue?.message].join(": ");
  }
  const { _id, _rev, _updatedAt, ...content } = parsed.data;
  return _id ? { ...content, _id } : "_id is missing";
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
