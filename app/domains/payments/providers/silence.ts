import { paymentMessages } from "../payments.messages";
import type { Provider } from "../provider";
import { paypalMessages } from "./paypal/paypal.messages";

type Words = { readonly begun: string; readonly changed: string };

const { providerSilent } = paymentMessages;
const plain: Words = { begun: providerSilent, changed: providerSilent };

const words: { readonly [P in Provider]: Words } = {
  stripe: plain,
  paypal: { begun: paypalMessages.createFailed, changed: paypalMessages.updateFailed },
  authorizenet: plain,
};

/** What the shopper reads when a provider did not answer as its side was made, or brought up to date (PAY-031). */
export function silence(provider: Provider, providerRef: string | null): string {
  return providerRef === null ? words[provider].begun : words[provider].changed;
}
