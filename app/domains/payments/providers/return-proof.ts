import { type Provider, providers } from "../provider";
import { verifySchema } from "./stripe/verify.schema";

/** Which payment somebody comes back from, and the secret that its provider gave to them alone. */
export type ReturnProof = { readonly provider: Provider; readonly ref: string; readonly secret: string };

type Reader = (body: unknown) => Omit<ReturnProof, "provider"> | null;

function stripeProof(body: unknown) {
  const parsed = verifySchema.safeParse(body);
  if (!parsed.success) return null;
  return { ref: parsed.data.paymentIntentId, secret: parsed.data.paymentIntentClientSecret };
}

/** PAY-035: only the card provider sends anybody back. */
const readers: Readonly<Record<Provider, Reader | null>> = {
  stripe: stripeProof,
  paypal: null,
  authorizenet: null,
};

/** What a body says of the payment that its sender comes back from; null where it says none. */
export function readReturnProof(method: string | undefined, body: unknown): ReturnProof | null {
  const provider = providers.find((name) => name === method);
  const proof = provider ? readers[provider]?.(body) : null;
  return provider && proof ? { provider, ...proof } : null;
}
