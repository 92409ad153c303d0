import { z } from "zod";
import type { Log } from "~/kernel/log";
import { challengeNotLoadedToken } from "./challenge-keys";
import type { ChallengeVerifier } from "./challenge-verdict";

export type RecaptchaConfig = { readonly secretKey: string; readonly verifyUrl: string };

const verifyTimeoutMs = 5_000;
const maxTokenLength = 8_192;

const replySchema = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).default([]),
});

/** Error codes that mean a wrong configuration of the shop, not a wrong token. */
const configurationErrors = ["missing-input-secret", "invalid-input-secret", "bad-request"];

/**
 * Creates a verifier (https://developers.google.com/recaptcha/docs/verify). A token is valid for two minutes
 * and can be verified once. Without an answer from Google no visitor is rejected (FORM-020).
 */
export function createRecaptchaVerifier(
  { secretKey, verifyUrl }: RecaptchaConfig,
  log: Log,
): ChallengeVerifier {
  return async (token, clientIp) => {
    if (!token || token === challengeNotLoadedToken || token.length > maxTokenLength) return "missing";
    try {
      const response = await fetch(verifyUrl, {
        method: "POST",
        body: new URLSearchParams({ secret: secretKey, response: token, remoteip: clientIp }),
        signal: AbortSignal.timeout(verifyTimeoutMs),
        redirect: "error",
      });
      if (!response.ok) throw new Error(`answered with ${response.status}`);
      const reply = replySchema.parse(await response.json());
      const codes = reply["error-codes"];
      if (codes.some((code) => configurationErrors.includes(code)))
        throw new Error(`refused us: ${codes.join(", ")}`);
      return reply.success ? "passed" : "failed";
    } catch (error) {
      log.error({ error: String(error) }, "the reCAPTCHA could not be asked");
      return "unasked";
    }
  };
}
