import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Creates the signed token that proves that a browser placed an order: order id, expiry (milliseconds since
 * 1970) and HMAC.
 */
export function createOrderToken(orderId: string, expiresAt: Date, secret: string): string {
  const body = `${orderId}.${expiresAt.getTime()}`;
  return `${body}.${sign(body, secret)}`;
}

/** Returns the order id of a valid token that has not expired, else null; compares in constant time. */
export function verifyOrderToken(token: string, secret: string, now: Date): string | null {
  const [orderId, expiresAt, signature, ...rest] = token.split(".");
  if (!orderId || !expiresAt || !signature || rest.length > 0) return null;
  const actual = Buffer.from(signature);
  const expected = Buffer.from(sign(`${orderId}.${expiresAt}`, secret));
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return now.getTime() < Number(expiresAt) ? orderId : null;
}

function sign(body: string, secret: string): string {
  return createHmac("sha256", secret).update(`order-token:${body}`).digest("base64url");
}
