import { createReadStream } from "node:fs";
import { type LakeCredentials, postMutationsAsOneCommit } from "@stile-and-rail/content-lake";
import { readBytes } from "@stile-and-rail/http/read-bytes.server";
import { columnHelp } from "~/domains/catalog/spreadsheet/column-help";
import { decodeSheetText } from "~/domains/catalog/spreadsheet/decode-sheet-text";
import { planImport } from "~/domains/catalog/spreadsheet/plan-import";
import { describePlannedRow, summarizePlan } from "~/domains/catalog/spreadsheet/plan-messages";
import { sheetColumns } from "~/domains/catalog/spreadsheet/sheet-columns";
import { maxSheetFileBytes, parseSheet, sheetTooLongMessage } from "~/domains/catalog/spreadsheet/sheet-csv";
import { toSheetMutations } from "~/domains/catalog/spreadsheet/sheet-mutations";
import { readCatalog } from "./catalog-content";
import { runCommand, withLake } from "./open-lake";

const usage = `Usage: npm run catalog:import FILE.csv [-- --drafts | --publish]
Says what every line would do; writes it as drafts, or publishes it, when told so. A new style stays a draft: it needs
a picture. A column that is left out leaves its field alone. docs/catalog.example.csv is a file to begin with; its columns:

${sheetColumns.map((column) => `${column.padEnd(22)} ${columnHelp[column].join(" For example: ")}`).join("\n")}`;

/**
 * `npm run catalog:import FILE.csv`: a dry run without `--drafts` or `--publish`. Rejected rows do not affect the
 * others.
 */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const file = given.find((word) => word.endsWith(".csv"));
  if (!file) throw new Error(usage);
  const mode = given.includes("--publish") ? "publish" : given.includes("--drafts") ? "drafts" : null;
  const bytes = await readBytes(createReadStream(file), maxSheetFileBytes);
  if (!bytes) throw new Error(sheetTooLongMessage);
  const sheet = parseSheet(decodeSheetText(bytes));
  if (!sheet.isRead) throw new Error(sheet.reason);
  await withLake(async (credentials: LakeCredentials) => {
    const plan = planImport(sheet.rows, await readCatalog(credentials));
    for (const row of plan) if (row.kind !== "unchanged") console.log(describePlannedRow(row));
    console.log(summarizePlan(plan));
    const mutations = mode ? toSheetMutations(plan, mode) : [];
    if (mutations.length > 0) await postMutationsAsOneCommit(credentials, mutations);
    if (mode)
      console.log(mode === "publish" ? "Published; new styles wait as drafts." : "Written as drafts.");
    else console.log("Nothing is written: add -- --drafts or -- --publish.");
    if (plan.some(({ kind }) => kind === "refused")) process.exitCode = 2;
  });
});
