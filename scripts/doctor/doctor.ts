import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { loadEnvFile } from "node:process";
import { examine } from "./examine";
import { describeFinding } from "./finding";

// `npm run doctor`: reports problems of this machine, the settings and the data, with their fixes.
if (existsSync(".env")) loadEnvFile(".env");
const disk = await statfs(".");
const findings = await examine({
  machine: {
    nodeVersion: process.versions.node,
    folder: ".",
    freeMegabytes: Math.floor((disk.bavail * disk.bsize) / 1024 / 1024),
    processors: availableParallelism(),
  },
  settings: process.env,
});
for (const finding of findings) console.log(describeFinding(finding));
const ills = findings.filter(({ ok }) => !ok).length;
console.log(ills === 0 ? "\nEverything looks good." : `\n${ills} to mend.`);
process.exit(ills === 0 ? 0 : 1);
