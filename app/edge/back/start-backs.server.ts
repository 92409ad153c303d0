import type { IncomingMessage } from "node:http";
import type { Ask } from "~/kernel/calls";
import { PublishBoard } from "../pages/publish-board.server";
import type { BackOffer } from "./back";
import { type BackParts, type Door, type RunningBack, startBack } from "./start-back.server";

type BacksParts = BackParts & {
  /** How many there shall be; more than one needs a database that several can open. */
  readonly count: number;
  /** What one back shall have together: editors hear each other, and see what they wrote a moment ago. */
  readonly isForFirst?: (request: IncomingMessage) => boolean;
};

export type RunningBacks = {
  /** Asks one of them; rejects with `Away` while there is none. */
  readonly ask: Ask<BackOffer>;
  readonly doorFor: (request: IncomingMessage) => Door;
  readonly endStreams: () => void;
  /** Bytes by what they are for; those of a further back carry its number. */
  readonly memory: () => Promise<Readonly<Record<string, number>>>;
  readonly sessionSecret: string;
  /** What was published when. */
  readonly board: PublishBoard;
  /** Ends all, and starts no other. */
  readonly close: () => Promise<void>;
};

/** Starts the threads that render and keep the data, and shares among them what there is to do (decision 055). */
export async function startBacks({
  count,
  isForFirst = () => false,
  ...parts
}: BacksParts): Promise<RunningBacks> {
  const board = new PublishBoard();
  const reached = new SharedArrayBuffer(4 * count);
  const start = (index: number) => startBack(parts, { board: board.memory, reached, index });
  const first = await start(0);
  const all = [first];
  // One after the other: the first brings schema and content up to date.
  for (let index = 1; index < count; index += 1) all.push(await start(index));
  const free = () => leastBusy(upToDate(all)) ?? first;
  return {
    ask: (name, ...args) => free().ask(name, ...args),
    doorFor: (request) => (isForFirst(request) ? (all.find(({ isUp }) => isUp()) ?? first) : free()).door,
    endStreams: () => {
      for (const back of all) back.ask("endStreams").catch(() => undefined);
    },
    memory: () => memoryOf(all),
    sessionSecret: first.sessionSecret,
    board,
    close: async () => void (await Promise.all(all.map((back) => back.close()))),
  };
}

/**
 * Those who have read as much as any other: what was published on one back is known there at once, and a request that
 * comes after it goes to nobody who has not heard of it yet.
 */
function upToDate(all: readonly RunningBack[]): readonly RunningBack[] {
  const up = all.filter(({ isUp }) => isUp());
  const furthest = Math.max(...up.map(({ reached }) => reached()));
  return up.filter(({ reached }) => reached() === furthest);
}

/** The first among equals: what it has in memory serves the next, too. */
function leastBusy(backs: readonly RunningBack[]): RunningBack | undefined {
  return backs.reduce<RunningBack | undefined>(
    (least, back) => (least && least.door.inside() <= back.door.inside() ? least : back),
    undefined,
  );
}

async function memoryOf(all: readonly RunningBack[]): Promise<Readonly<Record<string, number>>> {
  const held = await Promise.all(all.map((back) => back.ask("memory").catch(() => ({}))));
  return Object.fromEntries(
    held.flatMap((bytes, index) =>
      Object.entries(bytes).map(([name, value]) => [index === 0 ? name : `${name}${index + 1}`, value]),
    ),
  );
}
