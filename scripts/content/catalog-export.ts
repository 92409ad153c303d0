import { writeFile } from "node:fs/promises";
import { toSheetCsv } from "~/domains/catalog/spreadsheet/sheet-csv";
import { readCatalog } from "./catalog-content";
import { runCommand, withLake } from "./open-lake";

const usage = "Usage: npm run catalog:export FILE.csv";

/** `npm run catalog:export FILE.csv`: exports the published styles as a spreadsheet that `catalog:import` can read. */
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file?.endsWith(".csv")) throw new Error(usage);
  await withLake(async (credentials) => {
    const content = await readCatalog(credentials);
    await writeFile(file, toSheetCsv(content));
    console.log(`Written to ${file}.`);
  });
});
