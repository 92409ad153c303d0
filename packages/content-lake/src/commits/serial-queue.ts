/** Runs tasks one at a time in the order they were added; a failing task does not stop the next. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task, task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all tasks added so far have finished. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
