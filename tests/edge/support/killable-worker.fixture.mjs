import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { BroadcastChannel, workerData } from "node:worker_threads";

// The back as it is built, which ends at once when its number is called.
const deaths = new BroadcastChannel("deaths");
deaths.onmessage = (/** @type {unknown} */ message) => {
  const { data } = /** @type {MessageEvent<unknown>} */ (message);
  if (data === workerData.shared.workerIndex) process.exit(1);
};
deaths.unref();
await import(pathToFileURL(resolve("build/app.worker.js")).href);
