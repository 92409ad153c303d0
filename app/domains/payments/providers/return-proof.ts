import { type Provider, providers } from "../provider";
import { verifySchema } from "./stripe/intent.schema";

/** The payment a shopper returns from, with the secret known only to them and the provider. */
export type ReturnProof = { readonly provider: Provider; readonly ref: string; readonly secret: string };

type ParseReturnProof = (body: unknown) => Omit<ReturnProof, "provider"> | null;

function parseStripeProof(body: unknown) {
  const parsed = verifySchema.safeParse(body);
  if (!parsed.success) return null;
  return { ref: parsed.data.paymentIntentId, secret: parsed.data.paymentIntentClientSecret };
}

/** Only Stripe redirects shoppers back (PAY-035). */
const proofReaders: Readonly<Record<Provider, ParseReturnProof | null>> = {
  stripe: parseStripeProof,
  paypal: null,
  authorizenet: null,
};

/** Reads the proof of payment from a request body; null when it has none. */
export function readReturnProof(method: string | undefined, body: unknown): ReturnProof | null {
  const provider = providers.find((name) => name === method);
  const proof = provider ? proofReaders[provider]?.(body) : null;
  return provider && proof ? { provider, ...proof } : null;
}
