import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content";
import { fakeGateway } from "#tests/support/fake-gateway";
import { shopContent } from "#tests/support/shop-content";
import { defaultMethod, offeredMethods } from "~/domains/payments/payment-methods.server";

const gateways = { stripe: fakeGateway().gateway };
const paypal = {
  _id: "payment-paypal",
  _type: "paymentMethod",
  name: "paypal",
  title: "PayPal",
  enabled: true,
  gateway: "paypal",
  sortOrder: 0,
};
const off = { ...paypal, _id: "payment-off", name: "off", gateway: "stripe", enabled: false };
const content = contentOf([...shopContent, paypal, off]);

describe("the payment methods on offer", () => {
  it("are enabled, sorted, and have a gateway with keys [API-023] [PAY-001] [PAY-002]", async () => {
    const methods = await offeredMethods({ content, gateways });
    expect(methods).toEqual([
      {
        name: "credit-card",
        title: "Credit card",
        enabled: true,
        isDefault: true,
        gateway: "stripe",
        sortOrder: 1,
        metadata: { methodIcon: "/images/cards.svg", iconWidth: 120, iconHeight: 24 },
        config: { publishableKey: "pk_test_fake" },
      },
      {
        name: "online-payment",
        title: "Pay online",
        enabled: true,
        isDefault: false,
        gateway: "stripe",
        sortOrder: 2,
        config: { publishableKey: "pk_test_fake" },
      },
    ]);
  });

  it("fit the place that asks for them [API-023]", async () => {
    const methods = await offeredMethods({ content, gateways }, "convert-to-order");
    expect(methods.map(({ name }) => name)).toEqual(["online-payment"]);
  });

  it("are none without any gateway [PAY-025]", async () => {
    expect(await offeredMethods({ content, gateways: {} })).toEqual([]);
  });

  it("start with the enabled default, else the first [PAY-004]", async () => {
    const methods = await offeredMethods({ content, gateways });
    expect(defaultMethod(methods)?.name).toBe("credit-card");
    expect(defaultMethod(methods.map((method) => ({ ...method, isDefault: false })))?.name).toBe(
      "credit-card",
    );
    expect(defaultMethod([])).toBeNull();
  });
});
