import { describe, expect, it } from "vitest";
import { checkoutInput } from "#tests/support/browser/checkout";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { shopServices } from "#tests/support/shop/shop-services";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";

const database = testDatabase();
const services = () => shopServices(database);

describe("placing a free order", () => {
  it("completes the order at once by method 'free' with a completed payment of $0.00 [ORD-001] [CHK-025]", async () => {
    const placed = await placeOrder(services(), checkoutInput());
    expect(placed.ok && placed.value.order).toMatchObject({
      orderIncrementId: "000000001",
      state: "new",
      status: "ordered",
      email: "ada@example.com",
      customerIsGuest: true,
      orderCurrencyCode: "USD",
      total: 0,
      payments: [{ method: "free", amount: 0, status: "completed" }],
    });
  });

  it("keeps the first history entry and the chosen finish [CHK-025] [ORD-002]", async () => {
    const placed = await placeOrder(services(), checkoutInput());
    const order = placed.ok ? placed.value.order : null;
    expect(order?.statusHistory[0]).toMatchObject({
      status: "pending",
      comment: "New order has been created",
      isCustomerNotified: false,
    });
    expect(order?.items).toMatchObject([
      {
        sku: "SMPL-TRNV",
        name: "Trenton Recessed Navy Sample Door",
        qty: 1,
        customOptions: [{ type: "color", label: "Navy", value: "trnv" }],
      },
    ]);
  });

  it("creates one order for a double click [CHK-025]", async () => {
    const input = checkoutInput({ placementId: "6f3b1d9e-6d6a-4a6c-9a0e-0d9a3a8f0b11" });
    const [first, second] = await Promise.all([placeOrder(services(), input), placeOrder(services(), input)]);
    expect(first?.ok && first.value.order.id).toBe(second?.ok && second.value.order.id);
  });

  it("does not return a completed order for other samples", async () => {
    const placementId = "2a7c9f10-5b1d-4f0e-9c61-7d2b0a4e8f33";
    const first = await placeOrder(services(), checkoutInput({ placementId }));
    const other = checkoutInput({ placementId, items: [{ sku: "SMPL-PMGW" }], shownTotal: 1250 });
    expect(await placeOrder(services(), other)).toMatchObject({
      ok: false,
      failure: { code: "order-complete", order: { orderIncrementId: "000000001" } },
    });
    expect(await placeOrder(services(), checkoutInput({ placementId }))).toEqual(first);
  });

  it("replies with the new totals when the shown total is outdated [API-019]", async () => {
    const placed = await placeOrder(services(), checkoutInput({ shownTotal: 1250 }));
    expect(placed).toMatchObject({ ok: false, failure: { code: "prices-changed", totals: { total: 0 } } });
  });

  it("refuses a sample that is not on sale [API-019]", async () => {
    const placed = await placeOrder(services(), checkoutInput({ items: [{ sku: "SMPL-NONE" }] }));
    expect(placed).toEqual({ ok: false, failure: { code: "items-unavailable", skus: ["SMPL-NONE"] } });
  });

  it("refuses a withdrawn sample", async () => {
    const withdrawn = shopContent.map((document) =>
      document._id === "style-trnv" ? { ...document, orderSample: false } : document,
    );
    const shop = { ...services(), content: contentOf(withdrawn) };
    expect(await placeOrder(shop, checkoutInput())).toEqual({
      ok: false,
      failure: { code: "items-unavailable", skus: ["SMPL-TRNV"] },
    });
  });

  const asking = () => ({ ...services(), content: contentOf([...shopContent, askingCheckout]) });

  it("adds answers to custom fields to the order's note [CHK-002] [FORM-004]", async () => {
    const answers = { delivery: "dock", gate_code: "4711", unknown: "x", source: "posted" };
    const placed = await placeOrder(asking(), checkoutInput({ answers, additionalNotes: "Ring twice" }));
    expect(placed.ok && placed.value.order.additionalNotes).toBe(
      "Ring twice\nDelivery: To a dock\nCampaign: spring",
    );
  });

  it("rejects invalid answers to custom fields [FORM-008] [FORM-014]", async () => {
    const refusal = async (answers: object) => placeOrder(asking(), checkoutInput({ answers }));
    expect(await refusal({ delivery: "door" })).toEqual({
      ok: false,
      failure: { code: "invalid-answers", errors: { gate_code: "This field is required" } },
    });
    expect(await refusal({ delivery: "balloon", gate_code: "4" })).toMatchObject({
      failure: { errors: { delivery: "Invalid selection", gate_code: "Gate code seems too short" } },
    });
  });
});

/** A checkout with an editor's custom field for the delivery of the samples. */
const askingCheckout = {
  _id: "form-checkout",
  _type: "formTemplate",
  name: "checkout",
  groups: [
    {
      name: "delivery",
      fields: [
        {
          name: "delivery",
          type: "radio",
          label: "Delivery",
          required: true,
          options: [
            { label: "To the door", value: "door" },
            { label: "To a dock", value: "dock" },
          ],
        },
        {
          name: "gate_code",
          type: "text",
          label: "Gate code",
          required: true,
          minLength: 4,
          hideWhen: { field: "delivery", equals: ["dock"] },
        },
        { name: "source", type: "hidden", label: "Campaign", value: "spring" },
      ],
    },
  ],
};
