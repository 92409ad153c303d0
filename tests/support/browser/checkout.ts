import { type PlaceOrderInput, placeOrderSchema } from "~/domains/checkout/place-order/place-order.schema";

/** A completed checkout form for Sidney, Montana, where shipping and tax are 0. */
export const checkoutForm = {
  bill_first_name: "Ada",
  bill_last_name: "Lovelace",
  bill_email: "ada@example.com",
  bill_phone: "(406) 555-0100",
  bill_address_1: "12 Main St",
  bill_address_2: "",
  bill_country: "US",
  bill_state: "MT",
  bill_city: "Sidney",
  bill_zip: "59270",
  same_as_billing: true,
  shippingMethod: "standard",
  paymentMethod: "credit-card",
  items: [{ sku: "SMPL-TRNV", finish: { type: "color", value: "trnv" } }],
  shownTotal: 0,
};

/** The same form for Fargo, North Dakota, with one $12.50 sample: $12.50 + $9.95 + 5 % = $23.57. */
export const paidCheckoutForm = {
  ...checkoutForm,
  bill_state: "ND",
  bill_city: "Fargo",
  bill_zip: "58102",
  items: [{ sku: "SMPL-PMGW", finish: { type: "color", value: "pmgw" } }],
  shownTotal: 2357,
};

export function checkoutInput(changes: Readonly<Record<string, unknown>> = {}): PlaceOrderInput {
  return placeOrderSchema.parse({ ...checkoutForm, ...changes });
}

export function paidCheckoutInput(changes: Readonly<Record<string, unknown>> = {}): PlaceOrderInput {
  return placeOrderSchema.parse({ ...paidCheckoutForm, ...changes });
}
