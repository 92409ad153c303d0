import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

/**
 * The parts of the providers' published documents that the sandbox implements: names and types without texts
 * (refresh.ts).
 */
export const extracts = {
  stripe: fileURLToPath(new URL("stripe.json.br", import.meta.url)),
  paypal: fileURLToPath(new URL("paypal.json.br", import.meta.url)),
} as const;

/** Stripe's OpenAPI document. */
export function readStripeDocument(): unknown {
  return readExtract(extracts.stripe);
}

/** PayPal's OpenAPI documents of orders, payments, disputes and webhooks, as one. */
export function readPaypalDocument(): unknown {
  return readExtract(extracts.paypal);
}

function readExtract(path: string): unknown {
  return JSON.parse(brotliDecompressSync(readFileSync(path)).toString());
}
