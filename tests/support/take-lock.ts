import { lockData } from "~/edge/data-lock.server";

/** A process that takes the lock of a data directory, says how it went, and lives until it is killed. */
console.log(lockData(String(process.argv[2])).ok ? "taken" : "refused");
setTimeout(() => undefined, 12_000);
