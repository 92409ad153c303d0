import { createHmac } from "node:crypto";
import { isEqualInConstantTime } from "./constant-time.server";
import { codeDigits } from "./sign-in-code";

/**
 * Creates and verifies the code and the link token of a sign-in email. Both are keyed hashes of the sign-in's random
 * id. They are only in the email and cannot be derived from the database. Tokens of one purpose are invalid for
 * another.
 */
export function createEmailSignInTokens(purpose: "account sign-in" | "staff sign-in") {
  const hashWithSecret = (kind: "code" | "link", id: string, secret: string): Buffer =>
    createHmac("sha256", secret).update(`${purpose} ${kind}\n${id}`).digest();

  const createCode = (id: string, secret: string): string => {
    const number = hashWithSecret("code", id, secret).readBigUInt64BE(0) % 10n ** BigInt(codeDigits);
    return String(number).padStart(codeDigits, "0");
  };
  /** Creates the token of the link in the email. */
  const createLinkToken = (id: string, secret: string): string =>
    `${id}.${hashWithSecret("link", id, secret).toString("base64url")}`;

  return {
    codeOf: createCode,
    linkTokenOf: createLinkToken,
    isValidCode: (id: string, code: string, secret: string): boolean =>
      isEqualInConstantTime(code, createCode(id, secret)),
    /** Returns the sign-in id of a valid token, else null. */
    verifyLinkToken: (token: string, secret: string): string | null => {
      const [id = ""] = token.split(".", 1);
      return isEqualInConstantTime(token, createLinkToken(id, secret)) ? id : null;
    },
  };
}
