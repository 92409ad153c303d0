import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const secretBytes = 20;
const stepSeconds = 30;
/** Clocks differ, so the previous and the next time step are accepted, too. */
const stepsOfSkew = 1;
const digits = 6;

/** Creates a shared secret in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the URL in the QR code (otpauth://). */
export function toTotpUrl(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return createTotp(secret, issuer, label).toString();
}

/** Returns the time step of a valid code, within one step of now; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = createTotp(secret).validate({ token, timestamp: now.getTime(), window: stepsOfSkew });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}

function createTotp(secret: string, issuer = "", label = ""): TOTP {
  const totpOptions = { secret: Secret.fromBase32(secret), digits, period: stepSeconds, algorithm: "SHA1" };
  return new TOTP({ ...totpOptions, ...(issuer ? { issuer, label } : {}) });
}

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a shared secret for the database. It is bound to its owner, so that rows cannot be swapped. */
export function sealTotpSecret(secret: string, userId: string, sessionSecret: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, deriveEncryptionKey(sessionSecret), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([sealing.update(secret, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a shared secret; null if SESSION_SECRET has changed or the row belongs to another person. */
export function openTotpSecret(sealed: string, userId: string, sessionSecret: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const opening = createDecipheriv(cipher, deriveEncryptionKey(sessionSecret), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    opening.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + opening.final("utf8");
  } catch {
    return null;
  }
}

function deriveEncryptionKey(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", sessionSecret, "", "staff authenticator app", 32));
}
