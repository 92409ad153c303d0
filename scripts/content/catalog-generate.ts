import { generateCatalog } from "./generate-catalog";
import { runCommand } from "./open-lake";

const usage = `Usage: npm run catalog:generate COUNT [FOLDER]
Makes a data directory with COUNT door styles: the demo's, and copies of them under codes of their own. Without FOLDER it
is .cache/catalog-COUNT; the shop's own data is left alone. Open it with: DATA_DIR=FOLDER npm start`;

/** `npm run catalog:generate 10000`: creates a shop with that many door styles, for trials and measurements. */
await runCommand(async () => {
  const [given = "", folder = `.cache/catalog-${given}`] = process.argv.slice(2);
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > 100_000) throw new Error(usage);
  const written = await generateCatalog(folder, count, (done) => console.log(`${done} of ${count} styles`));
  console.log(
    `${folder} holds ${count} styles, ${written} of them new. Open it: DATA_DIR=${folder} npm start`,
  );
});
