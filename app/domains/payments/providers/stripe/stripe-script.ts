import { loadStripe, type Stripe } from "@stripe/stripe-js";

const loaded = new Map<string, Promise<Stripe | null>>();

/** Stripe's own script for these keys, once; null where it does not load. */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const known = loaded.get(publishableKey);
  if (known) return known;
  // A script that does not load leaves empty boxes and 'Stripe.js not ready' on submit, not a broken page.
  const loading = loadStripe(publishableKey).catch(() => null);
  loaded.set(publishableKey, loading);
  return loading;
}
