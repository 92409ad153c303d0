import { createReadStream } from "node:fs";
import { type LakeDoor, sendMutations } from "@stile-and-rail/content-lake";
import { columnWords } from "~/domains/catalog/sheet/column-words";
import { planSheet } from "~/domains/catalog/sheet/plan-sheet";
import { plannedWords, planSummary } from "~/domains/catalog/sheet/plan-words";
import { sheetColumns } from "~/domains/catalog/sheet/sheet-columns";
import { largestSheetFile, readSheet, sheetTooLong } from "~/domains/catalog/sheet/sheet-csv";
import { sheetText } from "~/domains/catalog/sheet/sheet-text";
import { mutationsOf } from "~/domains/catalog/sheet/write-sheet";
import { readBytes } from "~/http/read-bytes.server";
import { readCatalog } from "./catalog-content";
import { command, withLake } from "./open-lake";

const usage = `Usage: npm run catalog:import FILE.csv [-- --drafts | --publish]
Says what every line would do; writes it as drafts, or publishes it, when told so. A new style stays a draft: it needs
a picture. A column that is left out leaves its field alone. docs/catalog.example.csv is a file to begin with; its columns:

${sheetColumns.map((column) => `${column.padEnd(22)} ${columnWords[column].join(" For example: ")}`).join("\n")}`;

/** `npm run catalog:import FILE.csv`: a dry run, unless told to write. Refused lines leave the others alone. */
await command(async () => {
  const given = process.argv.slice(2);
  const file = given.find((word) => word.endsWith(".csv"));
  if (!file) throw new Error(usage);
  const mode = given.includes("--publish") ? "publish" : given.includes("--drafts") ? "drafts" : null;
  const bytes = await readBytes(createReadStream(file), largestSheetFile);
  if (!bytes) throw new Error(sheetTooLong);
  const sheet = readSheet(sheetText(bytes));
  if (!sheet.isRead) throw new Error(sheet.reason);
  await withLake(async (door: LakeDoor) => {
    const plan = planSheet(sheet.rows, await readCatalog(door));
    for (const line of plan) if (line.kind !== "unchanged") console.log(plannedWords(line));
    console.log(planSummary(plan));
    const mutations = mode ? mutationsOf(plan, mode) : [];
    if (mutations.length > 0) await sendMutations(door, mutations);
    if (mode)
      console.log(mode === "publish" ? "Published; new styles wait as drafts." : "Written as drafts.");
    else console.log("Nothing is written: add -- --drafts or -- --publish.");
    if (plan.some(({ kind }) => kind === "refused")) process.exitCode = 2;
  });
});
