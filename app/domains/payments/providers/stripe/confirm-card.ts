import { sendJson } from "@stile-and-rail/http/send-json";
import type { PaymentIntent } from "@stripe/stripe-js";
import { paths } from "~/kernel/paths";
import type { Payer } from "../../form/payment-handle";
import { cardMessages } from "./card.messages";

type Intent = Pick<PaymentIntent, "id" | "status">;

/** Stripe's response to a confirmation: an intent or an error, never both. */
type ConfirmationResult =
  | { readonly paymentIntent: Intent; readonly error?: undefined }
  | { readonly paymentIntent?: undefined; readonly error: { readonly message?: string } };

/** Confirms the payment with the card fields, including 3-D Secure. */
type ConfirmPayment = (billing: ReturnType<typeof toBillingDetails>) => Promise<ConfirmationResult>;

/** Captures an authorized payment; returns an error message or null. */
type CapturePayment = (paymentIntentId: string) => Promise<string | null>;

/** Confirms a card payment with Stripe's 3-D Secure dialog (PAY-013); returns an error message or null. */
export async function confirmCard(
  confirm: ConfirmPayment,
  capture: CapturePayment,
  payer: Payer,
): Promise<string | null> {
  const { paymentIntent, error } = await confirm(toBillingDetails(payer));
  if (error) return error.message ?? cardMessages.failed;
  return getIntentError(paymentIntent, capture);
}

async function getIntentError(intent: Intent, capture: CapturePayment): Promise<string | null> {
  switch (intent.status) {
    case "succeeded":
    case "processing":
      return null;
    case "requires_capture":
      return capture(intent.id);
    case "requires_action":
      return cardMessages.authenticationRequired;
    case "canceled":
    case "requires_confirmation":
    case "requires_payment_method":
      return cardMessages.unexpectedStatus(intent.status);
  }
}

/** Returns the payer as Stripe's billing details. */
export function toBillingDetails(payer: Payer) {
  const { name, email, phone, line1, line2, city, state, zip, country } = payer;
  return { name, email, phone, address: { line1, line2, city, state, postal_code: zip, country } };
}

/** Captures an authorized payment through the shop; returns an error message or null. */
export async function capturePayment(paymentIntentId: string): Promise<string | null> {
  const response = await sendJson(paths.api.stripe.capture, { paymentIntentId });
  return response.ok ? null : cardMessages.failed;
}
