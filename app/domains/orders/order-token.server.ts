import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Proof that a browser placed an order (ruling C07): the order's id with a keyed hash over it. It opens this one
 * order, to this one shop, and says nothing about anybody.
 */
export function orderToken(orderId: string, secret: string): string {
  return `${orderId}.${signatureOf(orderId, secret)}`;
}

/** The order's id when the token is ours, else null; compared in constant time. */
export function orderIdOfToken(token: string, secret: string): string | null {
  const [orderId, signature, ...rest] = token.split(".");
  if (!orderId || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(orderId, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? orderId : null;
}

function signatureOf(orderId: string, secret: string): string {
  return createHmac("sha256", secret).update(`order-token:${orderId}`).digest("base64url");
}
