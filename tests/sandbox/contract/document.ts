import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

export const extractPath = "tests/sandbox/contract/stripe.json.br";

/** Stripe's OpenAPI document, as far as the sandbox speaks it: names and types without their texts (refresh.ts). */
export function stripeDocument(): unknown {
  return JSON.parse(brotliDecompressSync(readFileSync(extractPath)).toString());
}
