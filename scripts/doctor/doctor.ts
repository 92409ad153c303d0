import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { loadEnvFile } from "node:process";
import { examineShop } from "./examine";
import { describeFinding, isWarning } from "./finding";

/** A catalog of ten thousand styles could have as many warnings. */
const maxWarnings = 20;

// `npm run doctor`: reports problems of this machine, the settings, the data and the content, with their fixes.
if (existsSync(".env")) loadEnvFile(".env");
const disk = await statfs(".");
const findings = await examineShop({
  machine: {
    nodeVersion: process.versions.node,
    folder: ".",
    freeMegabytes: Math.floor((disk.bavail * disk.bsize) / 1024 / 1024),
    processors: availableParallelism(),
  },
  settings: process.env,
});
const errors = findings.filter(({ ok }) => !ok);
const warnings = findings.filter(isWarning);
const isComplete = process.argv.includes("--all");
const shownWarnings = isComplete ? warnings : warnings.slice(0, maxWarnings);
for (const finding of findings)
  if (!isWarning(finding) || shownWarnings.includes(finding)) console.log(describeFinding(finding));
const hidden = warnings.length - shownWarnings.length;
if (hidden > 0) console.log(`! ${hidden} more warnings: npm run doctor -- --all`);
console.log(`\n${summarize(errors.length, warnings.length)}`);
process.exit(errors.length === 0 ? 0 : 1);

function summarize(errorCount: number, warningCount: number): string {
  if (errorCount > 0) return `${errorCount} to mend.`;
  return warningCount > 0 ? "Nothing is broken, see the warnings." : "Everything looks good.";
}
