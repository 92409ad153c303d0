import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Proof that a browser placed an order: the order's id and the end of its validity (milliseconds since 1970), with a
 * keyed hash over both. It opens this one order, and says nothing about anybody.
 */
export function createOrderToken(orderId: string, expiresAt: Date, secret: string): string {
  const body = `${orderId}.${expiresAt.getTime()}`;
  return `${body}.${sign(body, secret)}`;
}

/** The order's id when the token is ours and not over at `now`, else null; compared in constant time. */
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
