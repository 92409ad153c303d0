import { setTimeout as sleep } from "node:timers/promises";
import { FairSlots } from "@stile-and-rail/http/fair-slots";
import type { Counter, CreateCounter } from "../counter";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";

const limits = { perMinute: 10, perHour: 40 } as const;
/** A team mistypes this often; more wrong passwords within ten minutes indicate an attack. */
const usualWrong = { points: 20, seconds: 10 * 60 } as const;
const slowedMs = 1_000;
const waitingAtOnce = { maxRunning: 1, maxPending: 200, maxPendingPerClient: 2 } as const;

/**
 * Limits sign-in attempts to ten a minute and forty an hour per client IP. During an attack from many IPs, all
 * attempts share a queue that processes one a second, round robin by IP.
 */
export class SignInRateLimit {
  readonly #minute: Counter;
  readonly #hour: Counter;
  readonly #wrong: Counter;
  readonly #queue = new FairSlots(waitingAtOnce);
  readonly #wait: (ms: number) => Promise<unknown>;

  constructor(createCounter: CreateCounter, wait: (ms: number) => Promise<unknown> = sleep) {
    this.#wait = wait;
    this.#minute = createCounter({ name: "minute", points: limits.perMinute, seconds: 60 }, "all-servers");
    this.#hour = createCounter({ name: "hour", points: limits.perHour, seconds: 3600 }, "all-servers");
    this.#wrong = createCounter({ name: "wrong", ...usualWrong }, "all-servers");
  }

  /** Checks a password when the IP is within its limits. */
  async attempt(
    address: string,
    isRight: () => boolean | Promise<boolean>,
  ): Promise<Result<boolean, LakeFailure>> {
    for (const [counter, points] of [
      [this.#minute, limits.perMinute],
      [this.#hour, limits.perHour],
    ] as const) {
      const { isOver, attempts } = await counter.count(address);
      if (isOver)
        return err({
          code: "too-many-attempts",
          ...(attempts > points + 1 ? { isAlreadyLogged: true } : {}),
        });
    }
    const right = (await this.#isUnderAttack())
      ? await this.#queue.run(address, () => this.#checkSlowly(isRight))
      : await isRight();
    if (right === "full") return err({ code: "busy" });
    if (!right) await this.#wrong.count("all");
    return ok(right);
  }

  async #isUnderAttack(): Promise<boolean> {
    return (await this.#wrong.countSoFar("all")) >= usualWrong.points;
  }

  async #checkSlowly(isRight: () => boolean | Promise<boolean>): Promise<boolean> {
    await this.#wait(slowedMs);
    return isRight();
  }
}
