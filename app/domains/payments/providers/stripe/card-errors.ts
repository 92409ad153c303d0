import type { PaymentFieldError } from "../../form/payment-handle";
import { type CardFieldName, cardFieldNames, cardMessages } from "./card.messages";

/** Lists the errors of the card fields; without Stripe's script no field can be filled in. */
export function listCardErrors(
  ready: boolean,
  complete: Readonly<Partial<Record<CardFieldName, boolean>>>,
): readonly PaymentFieldError[] {
  if (!ready) return [{ field: "cardNumber", message: cardMessages.notReady }];
  return cardFieldNames
    .filter((field) => !complete[field])
    .map((field) => ({ field, message: cardMessages[field] }));
}
