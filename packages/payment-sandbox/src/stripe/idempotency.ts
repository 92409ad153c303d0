import { createHash } from "node:crypto";
import type { Clock } from "../clock.ts";
import { StripeApiError } from "./stripe-error.ts";
import type { Replay, StripeState } from "./stripe-state.ts";

const replayLifetimeMs = 24 * 60 * 60 * 1000;

export type Answer = { readonly status: number; readonly body: unknown };

/** Returns a fingerprint that is equal for equal requests. */
export function fingerprintRequest(method: string, path: string, form: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([method, path, form]))
    .digest("hex");
}

/** Returns the stored response of a key, or null on its first use. Other parameters with the same key are an error. */
export function findReplay(
  state: StripeState,
  clock: Clock,
  key: string,
  fingerprint: string,
): Replay | null {
  const replay = state.replays[key];
  if (!replay) return null;
  if (clock.now().getTime() - replay.createdMs > replayLifetimeMs) {
    delete state.replays[key];
    return null;
  }
  if (replay.fingerprint !== fingerprint) {
    throw new StripeApiError(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return replay;
}

export function storeReplay(
  state: StripeState,
  clock: Clock,
  key: string,
  fingerprint: string,
  answer: Answer,
): void {
  state.replays[key] = { fingerprint, createdMs: clock.now().getTime(), ...answer };
}
