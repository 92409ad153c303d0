import type { ChallengeVerdict } from "../challenge/challenge-verdict";

/** A hidden field whose name attracts bots. */
export const honeypotName = "website_address";

/** No person fills in a form faster. */
const minFillMs = 2_000;

/** Signals that a bot may have submitted the form. */
export type SpamSignals = {
  readonly honeypot: string;
  /** The time the form was open, in milliseconds; null without script. */
  readonly openMs: number | null;
  /** The result of the reCAPTCHA; null when the form has none. */
  readonly challenge: ChallengeVerdict | null;
};

/** A failure of the provider. It is shown to staff, but the submission is not treated as spam. */
const challengeUnavailableReason = "the reCAPTCHA could not be asked";

/**
 * Returns the reasons to suspect spam. A suspected submission is still stored, in the inbox's spam
 * (FORM-020).
 */
export function getSpamReasons({ honeypot, openMs, challenge }: SpamSignals): readonly string[] {
  return [
    ...(honeypot.trim() === "" ? [] : ["filled in the field no person sees"]),
    ...(openMs !== null && openMs < minFillMs ? ["sent faster than a person can"] : []),
    ...(challenge === "failed" ? ["the reCAPTCHA said no"] : []),
    ...(challenge === "missing" ? ["sent without the reCAPTCHA"] : []),
    ...(challenge === "unasked" ? [challengeUnavailableReason] : []),
  ];
}

/** Returns whether one of the reasons is about the visitor. */
export function isLikelySpam(reasons: readonly string[]): boolean {
  return reasons.some((reason) => reason !== challengeUnavailableReason);
}
