import { describe, expect, it } from "vitest";
import { respondBy, setUpDisputedShop } from "#tests/support/payments/disputed-shop";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { testSecret } from "#tests/support/shop/shop-services";
import { readOrderDetails, readPaymentPage } from "~/domains/back-office/read-order-details.server";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { paymentQuerySchema } from "~/domains/orders/back-office/order-query";
import { convertToOrder, payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { readDisputeReviews } from "~/domains/settlement/disputes/read-disputes.server";
import { recordDispute } from "~/domains/settlement/disputes/record-dispute.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";

const disputes = setUpDisputedShop();

describe("the staff view of a dispute", () => {
  it("shows its state on order and payment, with deadline and amount", async () => {
    const { orderId, charge } = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge, { respondBy });
    await recordDispute(disputes.shop.services, { provider: "stripe", disputeId });
    const view = { disputeId, amount: 23.57, state: "open", respondBy: "2026-12-09T12:00:00.000Z" };
    expect(await readOrderDetails(disputes.database.db, orderId)).toMatchObject({
      payments: [{ amount: 23.57, dispute: "open" }],
      disputes: [view],
    });
    const page = await readPaymentPage(disputes.database.db, paymentQuerySchema.parse({}));
    expect(page.payments.map(({ dispute }) => dispute)).toEqual(["open"]);
  });

  it("sends an email with reason, amount, deadline and a link to the reviews", async () => {
    const { charge } = await disputes.payOrder();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge, { respondBy });
    await recordDispute(disputes.shop.services, { provider: "stripe", disputeId });
    const services = {
      ...disputes.shop.services,
      publicUrl: "https://disputes.shop.example",
      sessionSecret: testSecret,
    };
    await sendDueEmails(services, createEmailComposers(services));
    const [notice] = await disputes.listNotices();
    expect(notice).toMatchObject({
      recipient: "orders@stileandrail.example",
      subject: "A payment is disputed: Order 000000001, $23.57",
    });
    expect(notice?.plainText?.split("\n\n").slice(2, 4)).toEqual([
      [
        "Payment of: Order 000000001",
        "Amount: $23.57",
        "Reason: fraudulent",
        `Provider: Stripe, ${disputeId}`,
        "Status: needs response",
        "Respond by: December 9, 2026 at 5:00 AM MST",
      ].join("\n"),
      "Open the payment reviews:\nhttps://disputes.shop.example/studio/payment-reviews",
    ]);
  });
});

describe("a dispute of a quote's payment", () => {
  it("shows the dispute at the order that the quote became", async () => {
    const link = await createOpenQuote(disputes.shop.services);
    const startedPayment = await payQuote(disputes.shop.services, {
      ...link,
      paymentMethod: "online-payment",
      total: 3677.5,
      splitAmount: "",
      selectedSplitMethod: "",
    });
    if (!startedPayment.ok) throw new Error(startedPayment.failure.code);
    const ref = getPaymentIntentId(startedPayment.value.payment);
    await disputes.shop.bank.paymentIntents.confirm(ref, { payment_method: "pm_card_visa" });
    const [charge] = await disputes.shop.sandbox.control.ledger();
    const disputeId = await disputes.shop.sandbox.control.openDispute(charge?.charge ?? "", { respondBy });
    await recordDispute(disputes.shop.services, { provider: "stripe", disputeId });
    const [review] = await readDisputeReviews(disputes.shop.services);
    expect(review).toMatchObject({ payable: "Order 000000001", amount: 3677.5, ways: [] });
    const converted = await convertToOrder(disputes.shop.services, link);
    if (!converted.ok) throw new Error(converted.failure.code);
    expect(await disputes.readDisputeLines(converted.value.order.id)).toEqual([
      "The customer disputes $3,677.50 (fraudulent); an answer is due by December 9, 2026",
      "The provider has withdrawn $3,677.50 for a dispute",
    ]);
  });
});
