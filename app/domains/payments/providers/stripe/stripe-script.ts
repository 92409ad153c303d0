import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { loadProviderScript } from "../provider-script";
import type { StripeConfig } from "./stripe.data";

const loaded = new Map<string, Promise<Stripe | null>>();

/** Stripe's own script for these keys, once, when a card is asked for; null where it does not load. */
export function loadStripeFor({ publishableKey, scriptUrl }: StripeConfig): Promise<Stripe | null> {
  // The server draws the page and takes no card.
  if (typeof document === "undefined") return Promise.resolve(null);
  const known = loaded.get(publishableKey);
  if (known) return known;
  // Stripe's loader uses a `window.Stripe` it finds: a stand-in puts itself there first.
  const ready = scriptUrl ? loadProviderScript(scriptUrl) : Promise.resolve(true);
  // A script that does not load leaves empty boxes and 'Stripe.js not ready' on submit, not a broken page.
  const loading = ready.then((hasCome) => (hasCome ? loadStripe(publishableKey) : null)).catch(() => null);
  loaded.set(publishableKey, loading);
  return loading;
}
