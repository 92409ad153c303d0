import { writeFile } from "node:fs/promises";
import {
  type ArchiveEntry,
  type ExportedDataset,
  exportDataset,
  fetchAsset,
  fetchDocuments,
  type LakeCredentials,
  writeArchive,
} from "@stile-and-rail/content-lake";
import { runCommand, withLake } from "./open-lake";

const usage = "Usage: npm run content:export FILE.tar.gz (with assets) or FILE.ndjson (documents alone)";

/** `npm run content:export FILE`: exports the dataset in the format of `sanity dataset export`. */
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file || !/\.(tar\.gz|ndjson)$/.test(file)) throw new Error(usage);
  await withLake(async (credentials) => {
    const documents = await fetchDocuments(credentials);
    if (file.endsWith(".ndjson")) {
      await writeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(""));
      console.log(`${documents.length} documents written to ${file}, without their pictures and files.`);
      return;
    }
    const dataset = exportDataset(documents);
    await writeArchive(file, "production-export", listEntries(credentials, dataset));
    console.log(
      `${dataset.lines.length} documents and ${dataset.assets.length} pictures and files written to ${file}.`,
    );
  });
});

async function* listEntries(
  credentials: LakeCredentials,
  dataset: ExportedDataset,
): AsyncGenerator<ArchiveEntry> {
  yield { name: "data.ndjson", bytes: Buffer.from(`${dataset.lines.join("\n")}\n`) };
  yield { name: "assets.json", bytes: Buffer.from(JSON.stringify(dataset.assetMetadata)) };
  for (const asset of dataset.assets) {
    yield { name: `${asset.kind}/${asset.fileName}`, bytes: await fetchAsset(credentials, asset) };
  }
}
