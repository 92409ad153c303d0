import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Log } from "~/kernel/log";
import { ServiceUnavailable } from "../gateway/load-shedding";
import type { RateLimits } from "../guards/rate-limits.server";
import type { InvalidationVersions } from "../pages/invalidation-versions.server";
import { StartupError } from "../process/startup-error.server";
import type { Env } from "../settings/env.server";
import { createRpcClient, exposeRpc, type RpcCall, type RpcClient } from "./rpc";
import type { WorkerApi, WorkerMessage, WorkerStartData } from "./worker-api";

/** Pause before a restart; it doubles after each failed attempt. */
const minRestartPauseMs = 250;
const maxRestartPauseMs = 10_000;

export type WorkerOptions = {
  readonly settings: Env;
  readonly commandToken: string;
  /** Counters live in the gateway, so that they survive a restart of the worker. */
  readonly limits: RateLimits;
  readonly log: Log;
  /** The script of the worker thread. */
  readonly program: URL;
  /** Receives the content changes that the worker reports. */
  readonly invalidations: InvalidationVersions;
  readonly workerIndex: number;
};

/** The socket to which requests are proxied, and the number of requests and calls in progress. */
export type WorkerSocket = {
  readonly socketPath: string;
  /** Counts a request as active; call the returned function when the request has ended. */
  readonly trackRequest: () => () => void;
  readonly activeRequests: () => number;
};

export type AppWorker = {
  /** Calls a function of the worker; rejects with `ServiceUnavailable` while the worker is down. */
  readonly call: RpcCall<WorkerApi>;
  readonly socket: WorkerSocket;
  readonly sessionSecret: string;
  readonly isUp: () => boolean;
  /** The number of the last content commit that the worker has read; 0 for hosted content. */
  readonly lastReadCommit: () => number;
  /** Ends the worker without a restart. */
  readonly close: () => Promise<void>;
};

type ReadyWorker = {
  readonly worker: Worker;
  readonly client: RpcClient<WorkerApi>;
  readonly sessionSecret: string;
};

/** Starts a thread that renders pages and runs use cases, and restarts it after a crash. */
export async function startAppWorker(options: WorkerOptions): Promise<AppWorker> {
  const { log, limits, invalidations } = options;
  const socket = createWorkerSocket(createSocketPath(options.workerIndex));
  let current: ReadyWorker | undefined;
  let lastReadCommit = 0;
  let isClosing = false;

  const launch = async (isRestart: boolean): Promise<ReadyWorker> => {
    const worker = spawnWorker(options, socket, isRestart);
    worker.on("message", (message: WorkerMessage | { readonly type?: undefined }) => {
      if (message.type === "commit-read") lastReadCommit = message.sequence;
      if (message.type === "content-changed") invalidations.invalidate(message.tags);
    });
    const client = createRpcClient<WorkerApi>(worker);
    exposeRpc(worker, { allows: limits.allows, revertCount: limits.revertCount });
    worker.on("exit", () => {
      client.close("the app worker has ended");
      if (current?.worker !== worker) return;
      current = undefined;
      if (!isClosing) void restart();
    });
    // A worker that fails to start would otherwise stay alive beside the next attempt.
    const sessionSecret = await waitUntilReady(worker).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    worker.on("error", (error) => log.error({ error: String(error) }, "the app worker crashed"));
    // Content may have changed while no worker was running.
    invalidations.invalidateAll();
    current = { worker, client, sessionSecret };
    return current;
  };

  const restart = async (): Promise<void> => {
    log.warn({}, "the app worker has ended and is restarted");
    for (
      let pauseMs = minRestartPauseMs;
      !isClosing && !current;
      pauseMs = Math.min(pauseMs * 2, maxRestartPauseMs)
    ) {
      await wait(pauseMs);
      await launch(true).catch((error: unknown) =>
        log.error({ error: String(error) }, "the app worker does not start"),
      );
    }
  };

  const { sessionSecret } = await launch(false);
  return {
    call: createWorkerCall(socket, () => current),
    socket,
    sessionSecret,
    isUp: () => current !== undefined,
    lastReadCommit: () => lastReadCommit,
    close: async () => {
      isClosing = true;
      await current?.client.call("close").catch(() => undefined);
      await current?.worker.terminate();
    },
  };
}

/**
 * Creates the function that calls a worker. If the worker has ended meanwhile, its error becomes
 * `ServiceUnavailable`.
 */
function createWorkerCall(
  socket: WorkerSocket,
  getCurrent: () => ReadyWorker | undefined,
): RpcCall<WorkerApi> {
  return (name, ...args) => {
    const called = getCurrent();
    if (!called) return Promise.reject(new ServiceUnavailable());
    const endRequest = socket.trackRequest();
    return called.client
      .call(name, ...args)
      .catch((error: unknown): never => {
        throw getCurrent() === called ? error : new ServiceUnavailable();
      })
      .finally(endRequest);
  };
}

function spawnWorker(
  { program, settings, commandToken }: WorkerOptions,
  { socketPath }: WorkerSocket,
  isRestart: boolean,
): Worker {
  const workerData = { settings, commandToken, socketPath, isRestart } satisfies WorkerStartData;
  return new Worker(program, { workerData });
}

function createWorkerSocket(socketPath: string): WorkerSocket {
  let activeRequests = 0;
  const endRequest = () => {
    activeRequests -= 1;
  };
  return {
    socketPath,
    trackRequest: () => {
      activeRequests += 1;
      return endRequest;
    },
    activeRequests: () => activeRequests,
  };
}

/** Returns the session secret; rejects when the worker reports a startup error or ends before it is ready. */
function waitUntilReady(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: WorkerMessage | { readonly type?: undefined }) => {
      if (message.type === "ready") resolve(message.sessionSecret);
      if (message.type === "startup-error") reject(new StartupError(message.message));
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the app worker ended before it was ready")));
  });
}

/**
 * Creates a private temporary folder for the socket, because the path of the data directory can be too long for a
 * Unix socket.
 */
function createSocketPath(workerIndex: number): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\shop-${process.pid}-${workerIndex}`;
  const folder = mkdtempSync(join(tmpdir(), "shop-worker-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "worker.sock");
}
