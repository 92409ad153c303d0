// `npm run backup` and `npm run restore`: runs the source, or the build where development packages are not installed.
import "../start/node-version.cjs";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

const [name, ...args] = process.argv.slice(2);
const program = existsSync("node_modules/tsx")
  ? ["--import", "tsx", `scripts/operations/${name}.ts`]
  : [`build/${name}.js`];
const child = spawn(process.execPath, [...program, ...args], { stdio: "inherit" });
/** @type {NodeJS.Signals[]} */
const signals = ["SIGTERM", "SIGINT", "SIGHUP"];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
