// Runs a TypeScript program of the project: `node scripts/run-ts.mjs scripts/doctor/doctor.ts …`. Installs missing packages
// first.
import "./start/node-version.cjs";
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { installIfMissing } = require("./start/install.cjs");

await installIfMissing({ folder: ".", name: "packages of the shop" });
const child = spawn(process.execPath, ["--import", "tsx", ...process.argv.slice(2)], { stdio: "inherit" });
/** @type {NodeJS.Signals[]} */
const signals = ["SIGTERM", "SIGINT", "SIGHUP"];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
