import { openDatabase } from "#db/client.server";
import { createFolderStore } from "~/domains/forms/files/folder-store.server";
import { purgeJobs, runPurgeBatch } from "~/edge/process/purge-jobs.server";

/** A server that purges expired data, and is killed (SIGKILL) after it removed one of many files. */
const [url = "", folder = "", now = ""] = process.argv.slice(2);
const database = await openDatabase({ kind: "server", url }, null);
const store = createFolderStore(folder);
const services = {
  db: database.db,
  clock: { now: () => new Date(now) },
  files: {
    ...store,
    remove: async (key: string) => {
      await store.remove(key);
      process.kill(process.pid, "SIGKILL");
    },
  },
};
while (await runPurgeBatch(purgeJobs["old-messages"], services));
await purgeJobs["old-files"](services);
