import { err, ok, type Result } from "~/kernel/result";
import type { FormFailure } from "../form.failures";
import type { ChallengeVerdict, ChallengeVerifier } from "./challenge-verdict";

type PostedChallenge = {
  readonly recaptchaToken: string | null;
  readonly isWithoutScript?: boolean;
  readonly clientIp: string;
};

/** Verifies the challenge of a posted form; null when the form needs none. */
export async function checkChallenge(
  challenge: ChallengeVerifier | null,
  { recaptchaToken, isWithoutScript = false, clientIp }: PostedChallenge,
): Promise<Result<ChallengeVerdict | null, FormFailure>> {
  if (!challenge) return ok(null);
  return recaptchaToken || isWithoutScript
    ? ok(await challenge(recaptchaToken, clientIp))
    : err({ code: "no-challenge" });
}
