import { describe, expect, it } from "vitest";
import { hasProviderButton } from "~/domains/payments/providers/provider-button";
import { readReturnProof } from "~/domains/payments/providers/return-proof";
import { readReturnQuery } from "~/domains/payments/providers/return-query";

const body = { paymentIntentId: "pi_1", paymentIntentClientSecret: "pi_1_secret_2" };

describe("readReturnProof", () => {
  it("reads the payment's secret from the return URL of a card payment [PAY-034]", () => {
    expect(readReturnProof("stripe", body)).toEqual({
      provider: "stripe",
      ref: "pi_1",
      secret: "pi_1_secret_2",
    });
  });

  it.each([
    ["paypal", body],
    ["authorizenet", body],
    ["toString", body],
    [undefined, body],
    ["stripe", { ...body, paymentIntentId: "ch_1" }],
    ["stripe", { ...body, paymentIntentClientSecret: "" }],
    ["stripe", null],
  ])("returns no return proof for %s with %j", (method, message) => {
    expect(readReturnProof(method, message)).toBeNull();
  });

  it("reads the provider's query parameters", () => {
    const query = new URLSearchParams("payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2");
    expect(readReturnQuery("stripe", query)).toEqual(body);
    expect(readReturnQuery("paypal", query)).toBeNull();
    expect(readReturnQuery("toString", query)).toBeNull();
    expect(readReturnQuery("stripe", new URLSearchParams("payment_intent=pi_1"))).toBeNull();
  });
});

describe("hasProviderButton", () => {
  it("returns true only for a provider with its own button [QUOT-006]", () => {
    expect([
      hasProviderButton({ gateway: "paypal" }),
      hasProviderButton({ gateway: "stripe" }),
      hasProviderButton({ gateway: "authorizenet" }),
      hasProviderButton({ gateway: null }),
      hasProviderButton(undefined),
    ]).toEqual([true, false, false, false, false]);
  });
});
