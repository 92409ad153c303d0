import { createHmac, timingSafeEqual } from "node:crypto";
import { dayMs } from "~/kernel/time/duration";

type Purpose = "confirm" | "unsubscribe";

const confirmDays = 7;

/** Creates a token for the links in a subscriber's emails: id, day, and an HMAC of both and the purpose. */
export function createNewsletterToken(
  purpose: Purpose,
  subscriberId: string,
  secret: string,
  now: Date,
): string {
  const body = `${subscriberId}.${Math.floor(now.getTime() / dayMs)}`;
  return `${body}.${sign(purpose, body, secret)}`;
}

/** Returns the subscriber id of a valid token; null when it is forged, expired, or has another purpose. */
export function verifyNewsletterToken(
  purpose: Purpose,
  token: string,
  secret: string,
  now: Date,
): string | null {
  const [id, day, signature, ...rest] = token.split(".");
  if (!id || !day || !signature || rest.length > 0) return null;
  const givenSignature = Buffer.from(signature);
  const expected = Buffer.from(sign(purpose, `${id}.${day}`, secret));
  if (givenSignature.length !== expected.length || !timingSafeEqual(givenSignature, expected)) return null;
  const age = Math.floor(now.getTime() / dayMs) - Number(day);
  return purpose === "confirm" && age > confirmDays ? null : id;
}

function sign(purpose: Purpose, body: string, secret: string): string {
  return createHmac("sha256", secret).update(`newsletter-${purpose}:${body}`).digest("base64url");
}
