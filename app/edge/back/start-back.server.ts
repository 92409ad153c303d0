import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Ask, type Caller, callerOver, offerOver } from "~/kernel/calls";
import type { Log } from "~/kernel/log";
import { Away } from "../front/busy";
import type { RateLimits } from "../guards/rate-limits.server";
import { PublishBoard } from "../pages/publish-board.server";
import { StartRefused } from "../process/start-refused.server";
import type { Env } from "../settings/env.server";
import type { BackNews, BackOffer, BackStart, SharedByBacks } from "./back";

/** A back that ends by itself is started again after a moment, later each time it does not come up. */
const shortestPauseMs = 250;
const longestPauseMs = 10_000;

export type BackParts = {
  readonly settings: Env;
  readonly commandToken: string;
  /** Counts are kept in the front: they outlive a back that had to start anew. */
  readonly limits: RateLimits;
  readonly log: Log;
  /** The program of the thread. */
  readonly program: URL;
};

/** Where requests are passed on to, and how many are there with the front's own questions. */
export type Door = {
  readonly socketPath: string;
  /** Somebody goes in; call what is returned when they are out. */
  readonly enter: () => () => void;
  readonly inside: () => number;
};

export type RunningBack = {
  /** Asks the back; rejects with `Away` while there is none. */
  readonly ask: Ask<BackOffer>;
  readonly door: Door;
  readonly sessionSecret: string;
  /** Whether it is there and answers. */
  readonly isUp: () => boolean;
  /** The last commit it has read; 0 where content is not the shop's own. */
  readonly reached: () => number;
  /** Ends it, and starts no other. */
  readonly close: () => Promise<void>;
};

type Up = { readonly worker: Worker; readonly caller: Caller<BackOffer>; readonly sessionSecret: string };

/** Starts the thread that renders and keeps the data, and starts it again whenever it ends by itself. */
export async function startBack(parts: BackParts, shared: SharedByBacks): Promise<RunningBack> {
  const { log, limits } = parts;
  const board = new PublishBoard(shared.board);
  const door = openDoor(ownSocket(shared.index));
  let up: Up | undefined;
  let isClosing = false;

  const begin = async (): Promise<Up> => {
    const worker = startWorker(parts, shared, door);
    const caller = callerOver<BackOffer>(worker);
    offerOver(worker, { allows: limits.allows, giveBack: limits.giveBack });
    worker.on("exit", () => {
      caller.end("the back has ended");
      if (up?.worker !== worker) return;
      up = undefined;
      if (!isClosing) void again();
    });
    // One that refuses to start would stay alive beside the next try.
    const sessionSecret = await ready(worker).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    worker.on("error", (error) => log.error({ error: String(error) }, "the back ended by itself"));
    // Whatever was rendered before: the content may have changed since.
    board.publishEverything();
    up = { worker, caller, sessionSecret };
    return up;
  };

  const again = async (): Promise<void> => {
    log.warn({}, "the back has ended and is started anew");
    for (let pause = shortestPauseMs; !isClosing && !up; pause = Math.min(pause * 2, longestPauseMs)) {
      await wait(pause);
      await begin().catch((error: unknown) => log.error({ error: String(error) }, "the back does not start"));
    }
  };

  const { sessionSecret } = await begin();
  return {
    ask: askOf(door, () => up),
    door,
    sessionSecret,
    isUp: () => up !== undefined,
    reached: () => Atomics.load(new Int32Array(shared.reached), shared.index),
    close: async () => {
      isClosing = true;
      await up?.caller.ask("close").catch(() => undefined);
      await up?.worker.terminate();
    },
  };
}

/** Whoever it asked may have ended since: then nobody is to blame for the answer. */
function askOf(door: Door, upNow: () => Up | undefined): Ask<BackOffer> {
  return (name, ...args) => {
    const asked = upNow();
    if (!asked) return Promise.reject(new Away());
    const leave = door.enter();
    return asked.caller
      .ask(name, ...args)
      .catch((error: unknown): never => {
        throw upNow() === asked ? error : new Away();
      })
      .finally(leave);
  };
}

function startWorker(
  { program, settings, commandToken }: BackParts,
  shared: SharedByBacks,
  { socketPath }: Door,
): Worker {
  const workerData = { settings, commandToken, socketPath, shared } satisfies BackStart;
  return new Worker(program, { workerData });
}

function openDoor(socketPath: string): Door {
  let inside = 0;
  const leave = () => {
    inside -= 1;
  };
  return {
    socketPath,
    enter: () => {
      inside += 1;
      return leave;
    },
    inside: () => inside,
  };
}

/** The secret it found or made; rejects when it refuses to start, or ends before it is ready. */
function ready(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: BackNews | { readonly news?: undefined }) => {
      if (message.news === "ready") resolve(message.sessionSecret);
      if (message.news === "refused") reject(new StartRefused(message.sentence));
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the back ended before it was ready")));
  });
}

/** A folder that its owner alone may enter; a data directory can have too long a name for a socket. */
function ownSocket(index: number): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\shop-${process.pid}-${index}`;
  const folder = mkdtempSync(join(tmpdir(), "shop-front-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "back.sock");
}
