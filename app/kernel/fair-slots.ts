import pLimit, { type LimitFunction } from "p-limit";

export type SlotLimits = {
  /** Tasks that run at the same time. */
  readonly running: number;
  /** Tasks that may be under way or wait, all askers together. */
  readonly held: number;
  /** Of these, one asker's. */
  readonly heldPerAsker: number;
};

/** Lets a few tasks run at a time, the askers in turn: who asks for much waits behind who asks for little. */
export class FairSlots {
  readonly #limits: SlotLimits;
  readonly #all: LimitFunction;
  readonly #askers = new Map<string, LimitFunction>();
  #held = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
    this.#all = pLimit(limits.running);
  }

  /** The task's result, or 'full' when too many wait already. */
  async run<T>(asker: string, task: () => Promise<T>): Promise<T | "full"> {
    const own = this.#askers.get(asker) ?? pLimit(this.#limits.running);
    const ownHeld = own.activeCount + own.pendingCount;
    if (this.#held >= this.#limits.held || ownHeld >= this.#limits.heldPerAsker) return "full";
    this.#askers.set(asker, own);
    this.#held += 1;
    try {
      return await own(() => this.#all(task));
    } finally {
      this.#held -= 1;
      if (own.pendingCount === 0 && own.activeCount <= 1) this.#askers.delete(asker);
    }
  }
}
