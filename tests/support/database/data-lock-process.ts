import { lockData } from "~/edge/process/data-lock.server";

/** A process that locks a data directory, prints the result, and lives until its input ends. */
console.log(lockData(String(process.argv[2])).ok ? "taken" : "refused");
process.stdin.resume();
