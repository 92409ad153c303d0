import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  type ExportedAsset,
  type ExportedDataset,
  exportDataset,
  fetchAsset,
  fetchDocuments,
  type LakeCredentials,
} from "@stile-and-rail/content-lake";
import { type DemoDocument, documents, demoContentFolder as folder } from "@stile-and-rail/demo-content";
import { z } from "zod";
import { matchFileLayout } from "./match-file-layout";
import { runCommand, withLake } from "./open-lake";

const documentShape = z.looseObject({ _id: z.string(), _type: z.string() });

const factsShape = z.object({ originalFilename: z.string() });

/** `npm run demo-content:save [-- FOLDER]`: saves the published content of the Studio to `packages/demo-content`. */
const target = process.argv[2] ?? folder;
await runCommand(() =>
  withLake(async (lake) => {
    const published = (await fetchDocuments(lake)).filter(({ _id }) => !_id.includes("."));
    const dataset = exportDataset(published);
    const hashes = new Map([...(await listHashes("images")), ...(await listHashes("files"))]);
    await saveNewAssets(lake, dataset, hashes);
    const saved = dataset.lines.map((line) => omitHistory(documentShape.parse(JSON.parse(line))));
    const written = new Map(documents.map((document) => [document._id, document]));
    const lines = sortLikeFile(saved).map((document) =>
      JSON.stringify(matchFileLayout(document, written.get(document._id), hashes)),
    );
    await writeFile(join(target, "production.ndjson"), `${lines.join("\n")}\n`);
    console.log(`${lines.length} documents written to ${join(target, "production.ndjson")}.`);
  }),
);

/** Returns the SHA-1 of each file of the package by its path in a document, such as './images/brand/logo.svg'. */
async function listHashes(kind: ExportedAsset["kind"]): Promise<readonly (readonly [string, string])[]> {
  const entries = await readdir(join(folder, kind), { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [`./${path.slice(folder.length)}`, computeSha1(await readFile(path))] as const;
      }),
  );
}

function computeSha1(bytes: Buffer): string {
  return createHash("sha1").update(bytes).digest("hex");
}

/** Saves new pictures and files, and adds them to the hashes. */
async function saveNewAssets(
  lake: LakeCredentials,
  { assets, assetMetadata }: ExportedDataset,
  hashes: Map<string, string>,
): Promise<void> {
  const known = new Set(hashes.values());
  for (const asset of assets) {
    const [hash = ""] = asset.fileName.split(/[-.]/);
    if (known.has(hash)) continue;
    const path = `./${asset.kind}/${toFileName(asset, hash, assetMetadata)}`;
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), await fetchAsset(lake, asset));
    hashes.set(path, hash);
    console.log(`New: ${path}`);
  }
}

function toFileName(
  { kind, fileName }: ExportedAsset,
  hash: string,
  metadata: ExportedDataset["assetMetadata"],
): string {
  const named = factsShape.safeParse(metadata[`${kind === "images" ? "image" : "file"}-${hash}`]);
  const name = named.success ? named.data.originalFilename.replace(/[^\w.-]+/g, "-") : fileName;
  return `${hash.slice(0, 8)}-${name}`;
}

function omitHistory(document: DemoDocument): DemoDocument {
  const { _rev, _createdAt, _updatedAt, ...content } = document;
  return { ...content, _id: document._id, _type: document._type };
}

/** Sorts documents in the order of the file, with new documents last. */
function sortLikeFile(saved: readonly DemoDocument[]): readonly DemoDocument[] {
  const positions = new Map(documents.map(({ _id }, position) => [_id, position]));
  const getPosition = ({ _id }: DemoDocument) => positions.get(_id) ?? documents.length;
  return [...saved].sort((one, other) => getPosition(one) - getPosition(other));
}
