import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** The providers' published documents, as far as the sandbox speaks them: names and types without texts (refresh.ts). */
export const extracts = {
  stripe: "tests/sandbox/contract/stripe.json.br",
  paypal: "tests/sandbox/contract/paypal.json.br",
} as const;

/** Stripe's OpenAPI document. */
export function stripeDocument(): unknown {
  return extractIn(extracts.stripe);
}

/** PayPal's OpenAPI documents of orders, payments, disputes and webhooks, as one. */
export function paypalDocument(): unknown {
  return extractIn(extracts.paypal);
}

function extractIn(path: string): unknown {
  return JSON.parse(brotliDecompressSync(readFileSync(path)).toString());
}
