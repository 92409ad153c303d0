import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { loadProviderScript } from "../provider-script";
import type { StripeConfig } from "./stripe.data";

const loaded = new Map<string, Promise<Stripe | null>>();

/** Loads Stripe's script for these keys once; null when it does not load. */
export function loadStripeScript({ publishableKey, scriptUrl }: StripeConfig): Promise<Stripe | null> {
  // Stripe's script exists only in the browser.
  if (typeof document === "undefined") return Promise.resolve(null);
  const pendingStripe = loaded.get(publishableKey);
  if (pendingStripe) return pendingStripe;
  // Stripe's loader uses an existing `window.Stripe`; the demo script defines it first.
  const ready = scriptUrl ? loadProviderScript(scriptUrl) : Promise.resolve(true);
  // A failed load leaves empty fields and 'Stripe.js not ready' on submit instead of a broken page.
  const loading = ready.then((hasCome) => (hasCome ? loadStripe(publishableKey) : null)).catch(() => null);
  loaded.set(publishableKey, loading);
  return loading;
}
