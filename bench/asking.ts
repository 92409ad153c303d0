import { fork } from "node:child_process";

export type Asking = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Ends earlier with so many. */
  readonly requests?: number;
};

export type Answered = {
  readonly requests: number;
  readonly seconds: number;
  /** How many answers were not 200. */
  readonly refused: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/** What asks here: Node's own client is slower than the shop, and its figures would be the client's. */
export const generator = "bare sockets of a process of its own";

/** Asks by bare sockets from a process of its own; times are to the end of the answer. */
export function askWithSockets(asking: Asking): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const child = fork("bench/asker.ts", { execArgv: ["--import", "tsx"] });
    child.once("message", (message) => resolve(JSON.parse(String(message))));
    child.once(
      "exit",
      (code) => code !== 0 && reject(new Error(`${asking.url}: the asker ended with ${code}`)),
    );
    child.send(JSON.stringify(asking));
  });
}

export function parsedAsking(message: string): Asking {
  return JSON.parse(message);
}
