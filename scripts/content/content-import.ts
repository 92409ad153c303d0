import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type AssetMetadata,
  assetMetadataSchema,
  findDataFile,
  type LakeCredentials,
  readDatasetFile,
  unpackArchive,
  uploadDocuments,
} from "@stile-and-rail/content-lake";
import { tryParseJson } from "@stile-and-rail/http/json";
import { readBytes } from "@stile-and-rail/http/read-bytes.server";
import { runCommand, withLake } from "./open-lake";

/** The size limit of the metadata file, which has some hundred bytes for each picture. */
const maxMetadataBytes = 16 * 1024 * 1024;

const usage = `Usage: npm run content:import FILE.tar.gz|FILE.ndjson [-- --missing]
Documents of the file replace those of the lake; with --missing only new ones are added.`;

/** `npm run content:import FILE`: imports a file that `content:export` or `sanity dataset export` wrote. */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const file = given.find((word) => !word.startsWith("--"));
  if (!file || !/\.(tar\.gz|ndjson)$/.test(file)) throw new Error(usage);
  const mode = given.includes("--missing") ? "missing" : "replace";
  await withLake((credentials) =>
    file.endsWith(".ndjson") ? importLines(credentials, file, mode) : importArchive(credentials, file, mode),
  );
});

async function importArchive(
  credentials: LakeCredentials,
  file: string,
  mode: "replace" | "missing",
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  try {
    await unpackArchive(file, folder);
    await importLines(credentials, await findDataFile(folder), mode);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importLines(
  credentials: LakeCredentials,
  file: string,
  mode: "replace" | "missing",
): Promise<void> {
  const lines = await readDatasetFile(file);
  const { documents, assets } = await uploadDocuments(
    credentials,
    lines,
    mode,
    await readAssetMetadata(file),
  );
  console.log(`${documents} documents and ${assets} pictures and files imported.`);
}

/** Reads asset metadata such as original file names, if the archive contains them. */
async function readAssetMetadata(file: string): Promise<AssetMetadata> {
  const bytes = await readBytes(createReadStream(join(dirname(file), "assets.json")), maxMetadataBytes).catch(
    () => Buffer.from("{}"),
  );
  const details = assetMetadataSchema.safeParse(tryParseJson(bytes?.toString("utf8")));
  if (!details.success) throw new Error("assets.json beside the documents is not what an export writes");
  return details.data;
}
