import { lockData } from "~/edge/process/data-lock.server";

/** A process that takes the lock of a data directory, says how it went, and lives until its input ends. */
console.log(lockData(String(process.argv[2])).ok ? "taken" : "refused");
process.stdin.resume();
