import type { IncomingMessage } from "node:http";
import type { WorkerFigures } from "../monitoring/metrics.server";
import { InvalidationVersions } from "../pages/invalidation-versions.server";
import { type AppWorker, startAppWorker, type WorkerOptions, type WorkerSocket } from "./app-worker.server";
import type { RpcCall } from "./rpc";
import type { WorkerApi } from "./worker-api";

type WorkerPoolOptions = Omit<WorkerOptions, "invalidations" | "workerIndex"> & {
  /** Number of workers; more than one needs a Postgres server. */
  readonly count: number;
  /** True for requests that must go to the same worker, such as those of editors, who must read their own writes. */
  readonly usesFirstWorker?: (request: IncomingMessage) => boolean;
};

export type WorkerPool = {
  /** Calls a function of one worker; rejects with `ServiceUnavailable` while all are down. */
  readonly call: RpcCall<WorkerApi>;
  /** Whether at least one worker is running. */
  readonly isUp: () => boolean;
  readonly chooseSocket: (request: IncomingMessage) => WorkerSocket;
  readonly endStreams: () => void;
  /** Bytes by component; names of a further worker end with its number. */
  readonly memoryUsage: () => Promise<Readonly<Record<string, number>>>;
  readonly readFigures: () => Promise<readonly WorkerFigures[]>;
  readonly sessionSecret: string;
  readonly invalidations: InvalidationVersions;
  /** Ends all workers without a restart. */
  readonly close: () => Promise<void>;
};

/** Starts the app workers and distributes requests among them (decision 055). */
export async function startWorkerPool({
  count,
  usesFirstWorker = () => false,
  ...options
}: WorkerPoolOptions): Promise<WorkerPool> {
  const invalidations = new InvalidationVersions();
  const start = (workerIndex: number) => startAppWorker({ ...options, invalidations, workerIndex });
  const first = await start(0);
  const workers = [first];
  // One after the other, because the first worker migrates the database and the content.
  for (let index = 1; index < count; index += 1) workers.push(await start(index));
  const chooseWorker = () => findLeastBusy(listUpToDate(workers)) ?? first;
  return {
    call: (name, ...args) => chooseWorker().call(name, ...args),
    isUp: () => workers.some(({ isUp }) => isUp()),
    chooseSocket: (request) =>
      (usesFirstWorker(request) ? (workers.find(({ isUp }) => isUp()) ?? first) : chooseWorker()).socket,
    endStreams: () => {
      for (const worker of workers) worker.call("endStreams").catch(() => undefined);
    },
    memoryUsage: () => collectMemoryUsage(workers),
    readFigures: () => Promise.all(workers.map(readWorkerFigures)),
    sessionSecret: first.sessionSecret,
    invalidations,
    close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
  };
}

/** Workers that have read the latest content commit: a request after a publish must see the published content. */
function listUpToDate(workers: readonly AppWorker[]): readonly AppWorker[] {
  const running = workers.filter(({ isUp }) => isUp());
  const latest = Math.max(...running.map(({ lastReadCommit }) => lastReadCommit()));
  return running.filter(({ lastReadCommit }) => lastReadCommit() === latest);
}

/** Returns the worker with the fewest requests. On a tie the first one wins, because its caches are warm. */
function findLeastBusy(workers: readonly AppWorker[]): AppWorker | undefined {
  return workers.reduce<AppWorker | undefined>(
    (leastBusy, worker) =>
      leastBusy && leastBusy.socket.activeRequests() <= worker.socket.activeRequests() ? leastBusy : worker,
    undefined,
  );
}

async function readWorkerFigures(worker: AppWorker): Promise<WorkerFigures> {
  return {
    isUp: worker.isUp(),
    activeRequests: worker.socket.activeRequests(),
    lastReadCommit: worker.lastReadCommit(),
    logLines: await worker.call("logLines").catch(() => ({})),
  };
}

async function collectMemoryUsage(workers: readonly AppWorker[]): Promise<Readonly<Record<string, number>>> {
  const usages = await Promise.all(workers.map((worker) => worker.call("memoryUsage").catch(() => ({}))));
  return Object.fromEntries(
    usages.flatMap((bytes, index) =>
      Object.entries(bytes).map(([name, value]) => [index === 0 ? name : `${name}${index + 1}`, value]),
    ),
  );
}
