import { setTimeout as sleep } from "node:timers/promises";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { FairSlots } from "~/kernel/fair-slots";
import { err, ok, type Result } from "~/kernel/result";
import type { LakeFailure } from "../failure";

const limits = { perMinute: 10, perHour: 40 } as const;
/** As many wrong passwords as a team mistypes; more of them within ten minutes are somebody's guesses. */
const usualWrong = { points: 20, duration: 10 * 60 } as const;
const slowedMs = 1_000;
const waitingAtOnce = { running: 1, held: 200, heldPerAsker: 2 } as const;

/**
 * Counts tries to sign in. One address has ten a minute and forty an hour. When many addresses guess, all tries
 * stand in one line that moves once a second, the addresses in turn: slower for everybody, closed to nobody.
 */
export class Guesses {
  readonly #minute = new RateLimiterMemory({ keyPrefix: "minute", points: limits.perMinute, duration: 60 });
  readonly #hour = new RateLimiterMemory({ keyPrefix: "hour", points: limits.perHour, duration: 3600 });
  readonly #wrong = new RateLimiterMemory({ keyPrefix: "wrong", ...usualWrong });
  readonly #line = new FairSlots(waitingAtOnce);
  readonly #wait: (ms: number) => Promise<unknown>;

  constructor(wait: (ms: number) => Promise<unknown> = sleep) {
    this.#wait = wait;
  }

  /** Whether the password is right, where this address may try at all. */
  async try(address: string, isRight: () => boolean): Promise<Result<boolean, LakeFailure>> {
    const allowed = (await consumed(this.#minute, address)) && (await consumed(this.#hour, address));
    if (!allowed) return err({ code: "too-many-attempts" });
    const right = (await this.#areMany())
      ? await this.#line.run(address, () => this.#slowly(isRight))
      : isRight();
    if (right === "full") return err({ code: "busy" });
    if (!right) await consumed(this.#wrong, "all");
    return ok(right);
  }

  async #areMany(): Promise<boolean> {
    const counted = await this.#wrong.get("all");
    return counted !== null && counted.consumedPoints >= usualWrong.points;
  }

  async #slowly(isRight: () => boolean): Promise<boolean> {
    await this.#wait(slowedMs);
    return isRight();
  }
}

function consumed(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    () => false,
  );
}
