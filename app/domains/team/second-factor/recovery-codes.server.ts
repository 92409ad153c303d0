import { createHash, randomBytes } from "node:crypto";

/** Digits and alphabetic characters that are not easily confused (Crockford base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const characters = 24;
const groupLength = 4;
const codesAtOnce = 10;

/** Creates ten recovery codes of 120 random bits each, with hyphens: `7K2M-…`. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: codesAtOnce }, () => {
    const code = Array.from(randomBytes(characters), (byte) => alphabet.charAt(byte % alphabet.length));
    return (code.join("").match(new RegExp(`.{${groupLength}}`, "g")) ?? []).join("-");
  });
}

/**
 * Hashes a recovery code for the database. A plain hash is enough for 120 random bits (ASVS 6.5.2). Spaces,
 * hyphens, case and easily confused characters are ignored.
 */
export function hashRecoveryCode(userId: string, code: string): string {
  const normalizedCode = code.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return createHash("sha256").update(`${userId}\n${normalizedCode}`).digest("base64url");
}
