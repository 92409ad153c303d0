import { describe, expect, it } from "vitest";
import { setUpDisputedShop } from "#tests/support/payments/disputed-shop";

const disputes = setUpDisputedShop();

describe("a money event that the shop does not record", () => {
  it("reports the event to staff once in log and history and never counts it as applied", async () => {
    const { orderId, charge } = await disputes.payOrder();
    await disputes.shop.sandbox.control.announce("radar.early_fraud_warning.created", charge);
    await disputes.shop.sandbox.control.releaseWebhooks();
    await disputes.waitForDeliveries();
    const event = (await disputes.shop.sandbox.control.events()).find(({ type }) =>
      type.startsWith("radar."),
    );
    await disputes.shop.sandbox.control.resendEvent(event?.id ?? "", 3);
    expect(await disputes.listEventOutcomes()).toEqual(["unhandled"]);
    const message = 'The payment provider reported "radar.early_fraud_warning.created".';
    expect((await disputes.readHistory(orderId)).filter((comment) => comment.startsWith(message))).toEqual([
      `${message} Look at the payment there: nothing was changed here`,
    ]);
    expect(disputes.shop.getLogText()).toContain("payment event is not handled");
    expect(disputes.shop.getLogText()).toContain(event?.id);
  });

  it("notes a reversal at PayPal in the order's history", async () => {
    const { orderId, charge } = await disputes.payOrder("paypal");
    await disputes.shop.sandbox.control.announce("PAYMENT.CAPTURE.REVERSED", charge);
    await disputes.shop.sandbox.control.releaseWebhooks();
    await disputes.waitForDeliveries();
    expect(await disputes.listEventOutcomes()).toEqual(["unhandled"]);
    expect((await disputes.readHistory(orderId)).at(-1)).toBe(
      'The payment provider reported "PAYMENT.CAPTURE.REVERSED". Look at the payment there: nothing was changed here',
    );
  });
});
