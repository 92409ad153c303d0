import type { Services } from "./services.server";

/**
 * The script of the demo's payment sandbox: `@stripe/stripe-js` uses a `window.Stripe` it finds, so the stand-in puts
 * itself there first, under the release train the package asks for. Null where payments are real.
 */
export function standInScript({ stripe }: Services["env"]): string | null {
  return stripe?.sandbox ? `${stripe.scriptOrigins[0]}/endive/stripe.js` : null;
}
