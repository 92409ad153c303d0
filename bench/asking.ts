import { fork } from "node:child_process";

export type Asking = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** The load ends after this number of requests, if that is earlier. */
  readonly requests?: number;
};

export type Answered = {
  readonly requests: number;
  readonly seconds: number;
  /** The number of responses with another status than 200. */
  readonly refused: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/** The load generator. Node's HTTP client is slower than the shop and would distort the results. */
export const generator = "bare sockets of a process of its own";

/** Sends requests over plain sockets from a separate process. Times are measured to the end of the response. */
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
