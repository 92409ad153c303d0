import { describe, expect, it } from "vitest";
import { z } from "zod";
import { orderBodySchema, orderChangeSchema } from "~/domains/checkout/place-order/order-body.schema";

const address = (type: "billing" | "shipping") => ({
  type,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  street1: type === "billing" ? "12 Main St" : "7 Elm St",
  street2: "Unit 4",
  city: "Fargo",
  state: "ND",
  zipCode: "58102",
  countryId: "US",
  phoneNumber: "4065550100",
});
const placementId = "0b0f3c1e-6c1b-4a52-9d0a-7c2a4d6f1e11";
const body = {
  total: 23.57,
  status: "complete",
  paymentStatus: "completed",
  shippingMethod: "standard",
  items: [
    {
      sku: "SMPL-PMGW",
      price: 0,
      customOptions: [
        { type: "color", value: "gloss-white", label: "Gloss White" },
        { type: "glaze", value: "pewter", label: "Pewter" },
      ],
    },
    { sku: "SMPL-TRNV", customOptions: [{ type: "color", value: null, label: null }] },
    { sku: "SMPL-TRRY" },
  ],
  addresses: [address("billing"), address("shipping")],
  payments: [{ method: "credit-card" }, { method: "paypal" }],
  additionalNotes: "Ring twice",
  placementId,
  orderId: "o-1",
};
const fields = (kind: "bill" | "ship", street: string) => ({
  [`${kind}_first_name`]: "Ada",
  [`${kind}_last_name`]: "Lovelace",
  [`${kind}_email`]: "ada@example.com",
  [`${kind}_phone`]: "4065550100",
  [`${kind}_address_1`]: street,
  [`${kind}_address_2`]: "Unit 4",
  [`${kind}_country`]: "US",
  [`${kind}_state`]: "ND",
  [`${kind}_city`]: "Fargo",
  [`${kind}_zip`]: "58102",
});

/** Returns the validation errors by field, as the page reads them. */
function listFieldErrors(changes: object): Readonly<Record<string, readonly string[] | undefined>> {
  const { success, error } = orderBodySchema.safeParse({ ...body, ...changes });
  return success ? {} : z.flattenError(error).fieldErrors;
}

describe("the posted order payload", () => {
  it("converts the payload to form values without its status and prices [API-019] [CHK-007]", () => {
    expect(orderBodySchema.parse(body)).toEqual({
      form: {
        ...fields("bill", "12 Main St"),
        ...fields("ship", "7 Elm St"),
        same_as_billing: false,
        shippingMethod: "standard",
        paymentMethod: "credit-card",
        additionalNotes: "Ring twice",
      },
      cart: {
        shownTotal: 2357,
        items: [
          {
            sku: "SMPL-PMGW",
            finish: { type: "color", value: "gloss-white", label: "Gloss White" },
            otherFinishes: [{ type: "glaze", value: "pewter", label: "Pewter" }],
          },
          { sku: "SMPL-TRNV", finish: undefined },
          { sku: "SMPL-TRRY", finish: undefined },
        ],
      },
      retry: { orderId: "o-1", placementId, attemptId: null },
      cardToken: null,
    });
  });

  it("ships to the billing address when it has no other [ORD-003]", () => {
    expect(orderBodySchema.parse({ ...body, addresses: [address("billing")] }).form).toMatchObject(
      fields("ship", "12 Main St"),
    );
  });

  it("reports every missing field of the billing address [CHK-019]", () => {
    const errors = listFieldErrors({ addresses: [address("shipping")] });
    expect(errors.bill_first_name).toEqual(["This field is required"]);
    expect(errors.bill_phone).toEqual(["Phone number is required"]);
    expect(errors.bill_zip).toEqual(["ZIP/Postal code is required"]);
    expect(errors.ship_zip).toBeUndefined();
  });

  it("accepts either name of the order id, and a free order without a payment method [CHK-026]", () => {
    const { orderId: _orderId, ...first } = body;
    expect(orderBodySchema.parse({ ...first, id: "o-7" }).retry.orderId).toBe("o-7");
    expect(orderBodySchema.parse(first).retry.orderId).toBeNull();
    expect(orderBodySchema.parse({ ...body, total: 0, payments: null }).form.paymentMethod).toBe("");
    expect(orderBodySchema.parse({ ...body, total: 0, payments: [] }).form.paymentMethod).toBe("");
    expect(listFieldErrors({ payments: [] }).paymentMethod).toEqual(["Please select a payment method"]);
  });

  it("omits absent values from the form values", () => {
    const bare = { ...address("billing"), street2: null };
    const { bill_address_2, additionalNotes } = orderBodySchema.parse({
      ...body,
      addresses: [bare],
      additionalNotes: null,
    }).form;
    expect([bill_address_2, additionalNotes]).toEqual(["", ""]);
  });

  it("does not mix form values into the payload", () => {
    const { additionalNotes } = orderBodySchema.parse({
      ...body,
      additionalNotes: " Ring \u202egpj.exe ",
    }).form;
    expect(additionalNotes).toBe("Ring gpj.exe");
  });
});

describe("the body of an order update", () => {
  it("requires only the order's id for an update [API-020]", () => {
    expect(orderChangeSchema.safeParse({ id: "o-1", status: "complete" }).success).toBe(true);
    expect(orderChangeSchema.safeParse({ status: "complete" }).success).toBe(false);
    expect(orderChangeSchema.safeParse({ id: "" }).success).toBe(false);
    expect(orderChangeSchema.safeParse({ id: "o 1" }).success).toBe(false);
    expect(orderChangeSchema.safeParse({ id: 7 }).success).toBe(false);
  });
});
