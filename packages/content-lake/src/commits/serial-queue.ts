/** Runs tasks one after the other, in the order they came; a failing task does not stop the next. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task, task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything asked for so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
