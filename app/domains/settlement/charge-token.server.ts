import type { CardToken } from "~/domains/payments/card-token";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { err, ok, type Result } from "~/kernel/result";
import { beginOwn, type Own, type PayWish } from "./own-payment.server";
import { settle } from "./settle.server";
import type { SettleServices } from "./settlement";
import type { PaymentFailure } from "./settlement.failures";

/** What became of a charge, in the endpoint's words (PAY-007, API-003): amounts in dollars. */
export type ChargeResult = {
  /** 200 is success. */
  readonly status: 200;
  readonly success: true;
  readonly message: string;
  readonly transactionId: string;
  readonly transactionResponse: { readonly responseCode: string; readonly amount: number };
  readonly amount: number;
};

/** The response codes of a charge that was taken, and of one that a person at the provider looks at first. */
const codes = { paid: "1", held: "4" } as const;

/** Charges a wrapped card for a payable that is this browser's own, and settles it at once (API-003). */
export async function chargeToken(
  services: SettleServices,
  own: Own,
  { token, ...wish }: Pick<PayWish, "amount" | "id"> & { readonly token: CardToken },
): Promise<Result<ChargeResult, PaymentFailure>> {
  const begun = await beginOwn(services, own, { ...wish, details: { token } }, "authorizenet");
  if (!begun.ok) return begun;
  const { transactionId } = begun.value;
  const settled = await settle(services, "authorizenet", transactionId);
  if (!settled.ok) return err({ code: "provider-failed", message: paymentMessages.providerSilent });
  const { standing, message } = settled.value;
  if (standing === "needs_review") return err({ code: "payment-in-review" });
  if (standing !== "paid" && standing !== "held") {
    return err({ code: "payment-refused", message: message ?? paymentMessages.failed });
  }
  const { amount } = begun.value;
  return ok({
    status: 200,
    success: true,
    message: paymentMessages.successful,
    transactionId,
    transactionResponse: { responseCode: codes[standing], amount },
    amount,
  });
}
