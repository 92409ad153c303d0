import { setTimeout as sleep } from "node:timers/promises";
import { FairSlots } from "~/kernel/fair-slots";
import type { Counter, CreateCounter } from "../counter";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";

const limits = { perMinute: 10, perHour: 40 } as const;
/** As many wrong passwords as a team mistypes; more of them within ten minutes are somebody's guesses. */
const usualWrong = { points: 20, seconds: 10 * 60 } as const;
const slowedMs = 1_000;
const waitingAtOnce = { maxRunning: 1, maxPending: 200, maxPendingPerClient: 2 } as const;

/**
 * Counts tries to sign in. One address has ten a minute and forty an hour. When many addresses guess, all tries
 * stand in one line that moves once a second, the addresses in turn: slower for everybody, closed to nobody.
 */
export class SignInRateLimit {
  readonly #minute: Counter;
  readonly #hour: Counter;
  readonly #wrong: Counter;
  readonly #line = new FairSlots(waitingAtOnce);
  readonly #wait: (ms: number) => Promise<unknown>;

  constructor(createCounter: CreateCounter, wait: (ms: number) => Promise<unknown> = sleep) {
    this.#wait = wait;
    this.#minute = createCounter({ name: "minute", points: limits.perMinute, seconds: 60 }, "all-servers");
    this.#hour = createCounter({ name: "hour", points: limits.perHour, seconds: 3600 }, "all-servers");
    this.#wrong = createCounter({ name: "wrong", ...usualWrong }, "all-servers");
  }

  /** Whether the password is right, where this address may try at all. */
  async attempt(
    address: string,
    isRight: () => boolean | Promise<boolean>,
  ): Promise<Result<boolean, LakeFailure>> {
    for (const [counter, points] of [
      [this.#minute, limits.perMinute],
      [this.#hour, limits.perHour],
    ] as const) {
      const { isOver, tries } = await counter.count(address);
      if (isOver) return err({ code: "too-many-attempts", ...(tries > points + 1 ? { isTold: true } : {}) });
    }
    const right = (await this.#areMany())
      ? await this.#line.run(address, () => this.#slowly(isRight))
      : await isRight();
    if (right === "full") return err({ code: "busy" });
    if (!right) await this.#wrong.count("all");
    return ok(right);
  }

  async #areMany(): Promise<boolean> {
    return (await this.#wrong.tries("all")) >= usualWrong.points;
  }

  async #slowly(isRight: () => boolean | Promise<boolean>): Promise<boolean> {
    await this.#wait(slowedMs);
    return isRight();
  }
}
