import { z } from "zod";
import type { Log } from "~/kernel/log";
import { challengeNotLoaded } from "./challenge-keys";
import type { AskChallenge } from "./challenge-verdict";

export type RecaptchaAccess = { readonly secretKey: string; readonly verifyUrl: string };

const patienceMs = 5_000;
const longestToken = 8_192;

const replyShape = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).default([]),
});

/** These speak against us, not against the visitor. */
const ourFaults = ["missing-input-secret", "invalid-input-secret", "bad-request"];

/**
 * https://developers.google.com/recaptcha/docs/verify: a token holds for two minutes and is asked about once. Where no
 * answer comes nobody is refused for it (FORM-020).
 */
export function recaptcha({ secretKey, verifyUrl }: RecaptchaAccess, log: Log): AskChallenge {
  return async (token, asker) => {
    if (!token || token === challengeNotLoaded || token.length > longestToken) return "missing";
    try {
      const response = await fetch(verifyUrl, {
        method: "POST",
        body: new URLSearchParams({ secret: secretKey, response: token, remoteip: asker }),
        signal: AbortSignal.timeout(patienceMs),
        redirect: "error",
      });
      if (!response.ok) throw new Error(`answered with ${response.status}`);
      const reply = replyShape.parse(await response.json());
      const codes = reply["error-codes"];
      if (codes.some((code) => ourFaults.includes(code))) throw new Error(`refused us: ${codes.join(", ")}`);
      return reply.success ? "passed" : "failed";
    } catch (error) {
      log.error({ error: String(error) }, "the reCAPTCHA could not be asked");
      return "unasked";
    }
  };
}
