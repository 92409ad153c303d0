import { fork } from "node:child_process";

export type LoadPlan = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** The load ends after this number of requests, if that is earlier. */
  readonly requests?: number;
};

export type LoadResult = {
  readonly requests: number;
  readonly seconds: number;
  /** The number of responses with another status than 200. */
  readonly refused: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/** The load generator. Node's HTTP client is slower than the shop and would distort the results. */
export const generator = "sockets in a separate process";

/** Sends requests over plain sockets from a separate process. Times are measured to the end of the response. */
export function sendWithSockets(plan: LoadPlan): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork("bench/load/socket-client.ts", { execArgv: ["--import", "tsx"] });
    child.once("message", (message) => resolve(JSON.parse(String(message))));
    child.once(
      "exit",
      (code) => code !== 0 && reject(new Error(`${plan.url}: the load process ended with ${code}`)),
    );
    child.send(JSON.stringify(plan));
  });
}

export function parseLoadPlan(message: string): LoadPlan {
  return JSON.parse(message);
}
