import { describe, expect, it } from "vitest";
import { respondBy, setUpDisputedShop } from "#tests/support/payments/disputed-shop";

const disputes = setUpDisputedShop();

describe("a dispute at PayPal", () => {
  it("records a dispute through its capture with the seller's deadline", async () => {
    const { orderId, charge } = await disputes.payOrder("paypal");
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge, { amount: 500, respondBy });
    await disputes.shop.sandbox.control.releaseWebhooks();
    await disputes.waitForDeliveries();
    expect(await disputes.listDisputes()).toMatchObject([
      {
        provider: "paypal",
        disputeId,
        chargeId: charge,
        amount: 500,
        reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
        state: "open",
        respondBy: new Date(respondBy),
        withdrawn: 500,
      },
    ]);
    expect(await disputes.readDisputeLines(orderId)).toEqual([
      "The customer disputes $5.00 (merchandise or service not received); an answer is due by December 9, 2026",
      "The provider has withdrawn $5.00 for a dispute",
    ]);
    await disputes.shop.sandbox.control.moveDispute(disputeId, "won");
    await disputes.waitForDeliveries();
    expect((await disputes.readDisputeLines(orderId)).slice(-2)).toEqual([
      "The provider has returned $5.00 withdrawn for a dispute",
      "The dispute of $5.00 was won",
    ]);
    expect(await disputes.listDisputes()).toMatchObject([{ state: "won", withdrawn: 0 }]);
  });

  it("asks PayPal to send a dispute event again while its API does not answer", async () => {
    const { charge } = await disputes.payOrder("paypal");
    await disputes.shop.sandbox.control.openDispute(charge);
    const event = (await disputes.shop.sandbox.control.events()).find(
      ({ type }) => type === "CUSTOMER.DISPUTE.CREATED",
    );
    await disputes.shop.sandbox.control.fault({
      kind: "fail",
      method: "GET",
      path: "/customer/disputes",
      times: 2,
    });
    expect(await disputes.shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([503]);
    expect(await disputes.shop.sandbox.control.resendEvent(event?.id ?? "")).toEqual([200]);
    expect(await disputes.listDisputes()).toMatchObject([{ state: "open" }]);
  });
});
