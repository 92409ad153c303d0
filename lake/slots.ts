/** Lets a few tasks run at a time; the others wait in line. */
export class Slots {
  readonly #limit: number;
  readonly #waitingLimit: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limit: number, waitingLimit: number) {
    this.#limit = limit;
    this.#waitingLimit = waitingLimit;
  }

  get full(): boolean {
    return this.#waiting.length >= this.#waitingLimit;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limit) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    try {
      return await task();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
