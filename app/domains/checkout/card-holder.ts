import type { CardHolder } from "~/domains/payments/views/card-handle";
import type { CheckoutValues } from "./checkout-values";

/** The holder of the card: whose billing address it is. */
export function cardHolderOf(values: CheckoutValues): CardHolder {
  const value = (field: string) => (values[`bill_${field}`] ?? "").trim();
  return {
    name: `${value("first_name")} ${value("last_name")}`,
    email: value("email"),
    phone: value("phone"),
    line1: value("address_1"),
    line2: value("address_2"),
    city: value("city"),
    state: value("state"),
    zip: value("zip"),
    country: value("country"),
  };
}
