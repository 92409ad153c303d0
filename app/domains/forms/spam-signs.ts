import type { ChallengeVerdict } from "./challenge/challenge-verdict";

/** The field no person sees: a label that invites programs, hidden from eyes and screen readers. */
export const honeypotName = "website_address";

/** Nobody reads and fills in a form faster. */
const quickestMs = 2_000;

/** What speaks against a person having sent it. */
export type SpamSigns = {
  readonly honeypot: string;
  /** How long the form was open; null without script. */
  readonly openMs: number | null;
  /** What the challenge's provider said of its token; null where the form has none. */
  readonly challenge: ChallengeVerdict | null;
};

/** Nobody's fault but the provider's: staff is told, and the submission is as good as any. */
const unasked = "the reCAPTCHA could not be asked";

/** Why a submission is suspected; it is kept all the same, in the inbox's spam (FORM-020). */
export function spamReasons({ honeypot, openMs, challenge }: SpamSigns): readonly string[] {
  return [
    ...(honeypot.trim() === "" ? [] : ["filled in the field no person sees"]),
    ...(openMs !== null && openMs < quickestMs ? ["sent faster than a person can"] : []),
    ...(challenge === "failed" ? ["the reCAPTCHA said no"] : []),
    ...(challenge === "missing" ? ["sent without the reCAPTCHA"] : []),
    ...(challenge === "unasked" ? [unasked] : []),
  ];
}

/** Whether any of the reasons speaks against the visitor. */
export function isSuspected(reasons: readonly string[]): boolean {
  return reasons.some((reason) => reason !== unasked);
}
