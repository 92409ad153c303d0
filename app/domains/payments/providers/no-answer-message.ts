import { paymentMessages } from "../payments.messages";
import type { Provider } from "../provider";
import { paypalMessages } from "./paypal/paypal.messages";

type Messages = { readonly started: string; readonly updated: string };

const { providerSilent } = paymentMessages;
const defaultMessages: Messages = { started: providerSilent, updated: providerSilent };

const messages: { readonly [P in Provider]: Messages } = {
  stripe: defaultMessages,
  paypal: { started: paypalMessages.createFailed, updated: paypalMessages.updateFailed },
  authorizenet: defaultMessages,
};

/** Returns the message for the shopper when a provider did not answer a start or an update (PAY-031). */
export function getNoAnswerMessage(provider: Provider, providerRef: string | null): string {
  return providerRef === null ? messages[provider].started : messages[provider].updated;
}
