import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { BroadcastChannel, workerData } from "node:worker_threads";

/** @type {import("~/edge/worker/worker-api").WorkerStartData} */
const { socketPath } = workerData;

// The built app worker, which exits when its socket path is broadcast.
const exits = new BroadcastChannel("exits");
exits.onmessage = (/** @type {unknown} */ message) => {
  const { data } = /** @type {MessageEvent<unknown>} */ (message);
  if (data === socketPath) process.exit(1);
};
exits.unref();
// The build has production JSX. The test process keeps its environment.
process.env.NODE_ENV = "production";
await import(pathToFileURL(resolve("build/app.worker.js")).href);
