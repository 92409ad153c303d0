import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { codeDigits } from "./sign-in-code";

/**
 * What proves that somebody reads a mailbox: keyed hashes of a sign-in's random id. They stand in the mail and nowhere
 * else; the database alone can make neither. Those of one purpose are worth nothing for another.
 */
export function createEmailSignInTokens(purpose: "account sign-in" | "staff sign-in") {
  const hashWithSecret = (kind: "code" | "link", id: string, secret: string): Buffer =>
    createHmac("sha256", secret).update(`${purpose} ${kind}\n${id}`).digest();

  const createCode = (id: string, secret: string): string => {
    const number = hashWithSecret("code", id, secret).readBigUInt64BE(0) % 10n ** BigInt(codeDigits);
    return String(number).padStart(codeDigits, "0");
  };
  /** The token of the mail's link. */
  const createLinkToken = (id: string, secret: string): string =>
    `${id}.${hashWithSecret("link", id, secret).toString("base64url")}`;

  return {
    codeOf: createCode,
    linkTokenOf: createLinkToken,
    isValidCode: (id: string, code: string, secret: string): boolean =>
      isEqualInConstantTime(code, createCode(id, secret)),
    /** The sign-in of a token that is ours, else null. */
    verifyLinkToken: (token: string, secret: string): string | null => {
      const [id = ""] = token.split(".", 1);
      return isEqualInConstantTime(token, createLinkToken(id, secret)) ? id : null;
    },
  };
}

/** Compares hashes, so that neither length nor content shows in the time it takes. */
function isEqualInConstantTime(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
