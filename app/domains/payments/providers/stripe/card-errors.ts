import type { PaymentFieldError } from "../../payment-handle";
import { type CardFieldName, cardFieldNames, cardMessages } from "./card.messages";

/** What stands between the card fields and a payment; without the provider's script no field can be filled. */
export function listCardErrors(
  ready: boolean,
  complete: Readonly<Partial<Record<CardFieldName, boolean>>>,
): readonly PaymentFieldError[] {
  if (!ready) return [{ field: "cardNumber", message: cardMessages.notReady }];
  return cardFieldNames
    .filter((field) => !complete[field])
    .map((field) => ({ field, message: cardMessages[field] }));
}
