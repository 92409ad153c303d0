import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { codeDigits } from "./sign-in";

/**
 * What proves that somebody reads a mailbox: keyed hashes of a sign-in's random id. They stand in the mail and nowhere
 * else; the database alone can make neither.
 */
export function codeOf(signInId: string, secret: string): string {
  const number = keyed("code", signInId, secret).readBigUInt64BE(0) % 10n ** BigInt(codeDigits);
  return String(number).padStart(codeDigits, "0");
}

/** The token of the mail's link. */
export function linkTokenOf(signInId: string, secret: string): string {
  return `${signInId}.${keyed("link", signInId, secret).toString("base64url")}`;
}

/** The sign-in of a token that is ours, else null. */
export function signInIdOfToken(token: string, secret: string): string | null {
  const [id = ""] = token.split(".", 1);
  return isSame(token, linkTokenOf(id, secret)) ? id : null;
}

export function isCodeOf(signInId: string, code: string, secret: string): boolean {
  return isSame(code, codeOf(signInId, secret));
}

function keyed(kind: "code" | "link", signInId: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`account sign-in ${kind}\n${signInId}`).digest();
}

/** Compares hashes, so that neither length nor content shows in the time it takes. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
