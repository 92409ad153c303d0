import { expect, it } from "vitest";
import { toCheckoutGroups } from "~/domains/checkout/form/checkout-template";
import { toOrderBody } from "~/domains/checkout/submit/to-order-body";
import { formTemplateSchema } from "~/domains/forms/template/form-template";
import { cents } from "~/kernel/money/money";

const groups = toCheckoutGroups(
  formTemplateSchema.parse({
    name: "checkout",
    groups: [
      { name: "delivery", title: "Delivery", fields: [{ name: "gate_code", type: "text", label: "Gate" }] },
    ],
  }),
);
const navy = { type: "color", value: "navy", label: "Navy", image: { src: "/navy.webp" } };
const filled = {
  values: { bill_zip: "59270", paymentMethod: "credit-card", gate_code: "1234" },
  lines: [{ sku: "SMPL-TRNV", finish: navy, otherFinishes: [] }],
  shownTotal: cents(2_430),
};

it("sends the id of a signed-in customer with form, samples and displayed total [CHK-008]", () => {
  const prefill = { values: { bill_email: "robin@example.com" }, customerId: "c-1" };
  expect(toOrderBody({ groups, prefill }, filled)).toEqual({
    bill_zip: "59270",
    paymentMethod: "credit-card",
    answers: { gate_code: "1234" },
    items: [{ sku: "SMPL-TRNV", finish: navy, otherFinishes: [] }],
    shownTotal: 2_430,
    customerId: "c-1",
  });
});

it("sends no customer id for a guest [CHK-008]", () => {
  expect(toOrderBody({ groups, prefill: null }, filled).customerId).toBeUndefined();
});
