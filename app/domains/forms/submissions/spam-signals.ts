import type { ChallengeVerdict } from "../challenge/challenge-verdict";

/** The field no person sees: a label that invites programs, hidden from eyes and screen readers. */
export const honeypotName = "website_address";

/** Nobody reads and fills in a form faster. */
const minFillMs = 2_000;

/** What speaks against a person having sent it. */
export type SpamSignals = {
  readonly honeypot: string;
  /** How long the form was open; null without script. */
  readonly openMs: number | null;
  /** What the challenge's provider said of its token; null where the form has none. */
  readonly challenge: ChallengeVerdict | null;
};

/** Nobody's fault but the provider's: staff is told, and the submission is as good as any. */
const challengeUnavailableReason = "the reCAPTCHA could not be asked";

/** Why a submission is suspected; it is kept all the same, in the inbox's spam (FORM-020). */
export function getSpamReasons({ honeypot, openMs, challenge }: SpamSignals): readonly string[] {
  return [
    ...(honeypot.trim() === "" ? [] : ["filled in the field no person sees"]),
    ...(openMs !== null && openMs < minFillMs ? ["sent faster than a person can"] : []),
    ...(challenge === "failed" ? ["the reCAPTCHA said no"] : []),
    ...(challenge === "missing" ? ["sent without the reCAPTCHA"] : []),
    ...(challenge === "unasked" ? [challengeUnavailableReason] : []),
  ];
}

/** Whether any of the reasons speaks against the visitor. */
export function isLikelySpam(reasons: readonly string[]): boolean {
  return reasons.some((reason) => reason !== challengeUnavailableReason);
}
