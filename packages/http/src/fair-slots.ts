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
  readonly #clients = new Map<string, { readonly queue: LimitFunction; pendingCount: number }>();
  #held = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
    this.#all = pLimit(limits.maxRunning);
  }

  /** Returns the task's result, or 'full' when too many tasks are waiting. */
  async run<T>(clientIp: string, task: () => Promise<T>): Promise<T | "full"> {
    const client = this.#clients.get(clientIp) ?? { queue: pLimit(this.#limits.maxRunning), pendingCount: 0 };
    if (this.#held >= this.#limits.maxPending || client.pendingCount >= this.#limits.maxPendingPerClient)
      return "full";
    this.#clients.set(clientIp, client);
    this.#held += 1;
    client.pendingCount += 1;
    try {
      return await client.queue(() => this.#all(task));
    } finally {
      this.#held -= 1;
      client.pendingCount -= 1;
      if (client.pendingCount === 0) this.#clients.delete(clientIp);
    }
  }
}
