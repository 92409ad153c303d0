/** Idle tasks start after this long without requests. */
const quietMs = 2_000;
const waitingLimit = 2_000;

/** Runs slow tasks one at a time while no requests arrive. */
export class IdleQueue {
  readonly #tasks = new Map<string, () => Promise<void>>();
  #lastTouch = 0;
  #timer: NodeJS.Timeout | undefined;
  #current: Promise<void> | undefined;
  #stopped = false;

  /** Postpones idle tasks because a request has arrived. */
  postpone(): void {
    this.#lastTouch = Date.now();
  }

  add(name: string, task: () => Promise<void>): void {
    if (this.#stopped || this.#tasks.has(name) || this.#tasks.size >= waitingLimit) return;
    this.#tasks.set(name, task);
    this.#schedule();
  }

  async done(): Promise<void> {
    while (this.#tasks.size > 0 || this.#current) await this.#next();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#tasks.clear();
    await this.#current;
  }

  #schedule(): void {
    if (this.#timer || this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (Date.now() - this.#lastTouch < quietMs) return this.#schedule();
      void this.#next().then(() => this.#tasks.size > 0 && this.#schedule());
    }, quietMs);
    this.#timer.unref();
  }

  async #next(): Promise<void> {
    if (this.#current) return this.#current;
    const [first] = this.#tasks;
    if (!first) return;
    const [name, task] = first;
    this.#current = task()
      .catch(() => undefined)
      .finally(() => {
        this.#tasks.delete(name);
        this.#current = undefined;
      });
    await this.#current;
  }
}
