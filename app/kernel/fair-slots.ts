import pLimit, { type LimitFunction } from "p-limit";

export type SlotLimits = {
  /** Maximum number of concurrent tasks. */
  readonly maxRunning: number;
  /** Maximum number of running and waiting tasks of all clients. */
  readonly maxPending: number;
  /** Maximum number of running and waiting tasks of one client. */
  readonly maxPendingPerClient: number;
};

/** Limits concurrent tasks and alternates between clients, so that a busy client cannot delay the others. */
export class FairSlots {
  readonly #limits: SlotLimits;
  readonly #all: LimitFunction;
  /** The clients with running or waiting tasks: their queue and the number of tasks. */
  readonly #askers = new Map<string, { readonly line: LimitFunction; held: number }>();
  #held = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
    this.#all = pLimit(limits.maxRunning);
  }

  /** Returns the task's result, or 'full' when too many tasks are waiting. */
  async run<T>(clientIp: string, task: () => Promise<T>): Promise<T | "full"> {
    const own = this.#askers.get(clientIp) ?? { line: pLimit(this.#limits.maxRunning), held: 0 };
    if (this.#held >= this.#limits.maxPending || own.held >= this.#limits.maxPendingPerClient) return "full";
    this.#askers.set(clientIp, own);
    this.#held += 1;
    own.held += 1;
    try {
      return await own.line(() => this.#all(task));
    } finally {
      this.#held -= 1;
      own.held -= 1;
      if (own.held === 0) this.#askers.delete(clientIp);
    }
  }
}
