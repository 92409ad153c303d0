import pLimit, { type LimitFunction } from "p-limit";

export type SlotLimits = {
  /** Tasks that run at the same time. */
  readonly maxRunning: number;
  /** Tasks that may be under way or wait, all askers together. */
  readonly maxPending: number;
  /** Of these, one asker's. */
  readonly maxPendingPerClient: number;
};

/** Lets a few tasks run at a time, the askers in turn: who asks for much waits behind who asks for little. */
export class FairSlots {
  readonly #limits: SlotLimits;
  readonly #all: LimitFunction;
  /** Who has tasks under way or waiting: the line they stand in, and how many. */
  readonly #askers = new Map<string, { readonly line: LimitFunction; held: number }>();
  #held = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
    this.#all = pLimit(limits.maxRunning);
  }

  /** The task's result, or 'full' when too many wait already. */
  async run<T>(asker: string, task: () => Promise<T>): Promise<T | "full"> {
    const own = this.#askers.get(asker) ?? { line: pLimit(this.#limits.maxRunning), held: 0 };
    if (this.#held >= this.#limits.maxPending || own.held >= this.#limits.maxPendingPerClient) return "full";
    this.#askers.set(asker, own);
    this.#held += 1;
    own.held += 1;
    try {
      return await own.line(() => this.#all(task));
    } finally {
      this.#held -= 1;
      own.held -= 1;
      if (own.held === 0) this.#askers.delete(asker);
    }
  }
}
