import type { CardToken } from "~/domains/payments/card-token.schema";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { err, ok, type Result } from "~/kernel/result";
import { settle } from "../settle.server";
import type { SettleServices } from "../settlement";
import type { PaymentFailure } from "../settlement.failures";
import { type BrowserPayables, type PaymentRequest, startPaymentOfBrowser } from "./browser-payment.server";

/** Result of a charge in the endpoint's format (PAY-007, API-003); amounts in dollars. */
export type ChargeResult = {
  /** 200 means success. */
  readonly status: 200;
  readonly success: true;
  readonly message: string;
  readonly transactionId: string;
  readonly transactionResponse: { readonly responseCode: string; readonly amount: number };
  readonly amount: number;
};

const responseCodes = { paid: "1", held: "4" } as const;

/** Charges a card token for an order or quote of this browser and settles it at once (API-003). */
export async function chargeToken(
  services: SettleServices,
  browserPayables: BrowserPayables,
  { token, ...request }: Pick<PaymentRequest, "amount" | "id"> & { readonly token: CardToken },
): Promise<Result<ChargeResult, PaymentFailure>> {
  const started = await startPaymentOfBrowser(
    services,
    browserPayables,
    { ...request, options: { token } },
    "authorizenet",
  );
  if (!started.ok) return started;
  const { transactionId } = started.value;
  const settlement = await settle(services, "authorizenet", transactionId);
  if (!settlement.ok) return err({ code: "provider-failed", message: paymentMessages.providerSilent });
  const { state, message } = settlement.value;
  if (state === "needs_review") return err({ code: "payment-in-review" });
  if (state !== "paid" && state !== "held") {
    return err({ code: "payment-refused", message: message ?? paymentMessages.failed });
  }
  const { amount } = started.value;
  return ok({
    status: 200,
    success: true,
    message: paymentMessages.successful,
    transactionId,
    transactionResponse: { responseCode: responseCodes[state], amount },
    amount,
  });
}
