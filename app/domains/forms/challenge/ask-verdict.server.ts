import { err, ok, type Result } from "~/kernel/result";
import type { FormFailure } from "../form.failures";
import type { AskChallenge, ChallengeVerdict } from "./challenge-verdict";

type Posted = {
  readonly recaptchaToken: string | null;
  readonly isPlain?: boolean;
  readonly asker: string;
};

/** What the challenge's provider says of this post; null where the form asks for none. */
export async function askVerdict(
  challenge: AskChallenge | null,
  { recaptchaToken, isPlain = false, asker }: Posted,
): Promise<Result<ChallengeVerdict | null, FormFailure>> {
  if (!challenge) return ok(null);
  return recaptchaToken || isPlain
    ? ok(await challenge(recaptchaToken, asker))
    : err({ code: "no-challenge" });
}
