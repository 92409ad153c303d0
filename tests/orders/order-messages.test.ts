import { describe, expect, it } from "vitest";
import { toOrderEmailCopy } from "~/domains/orders/emails/order-email-copy";
import { historyComments, orderMessages } from "~/domains/orders/order.messages";

describe("the messages about an order", () => {
  it("uses the order messages of the specification", () => {
    expect(orderMessages).toEqual({
      notFound: "Order not found.",
      idRequired: "Order ID is required",
      noItems: "No order items found.",
      fetchFailed: "Failed to fetch order",
      fetchUnreached: "Failed to fetch order. Please try again.",
      created: "Order created successfully.",
      updated: "Order updated successfully.",
    });
  });

  it.each([
    [historyComments.created, "New order has been created"],
    [
      historyComments.confirmationSent("ada@example.com"),
      "Confirmation email has been sent to ada@example.com",
    ],
    [historyComments.paymentFailed("000000042", null), "Payment failed for order 000000042: Unknown error"],
    [historyComments.transactionFailed("ch_1", ""), "Payment failed for transaction id ch_1: Unknown error"],
    [
      historyComments.transactionFailed("ch_1", "Expired card"),
      "Payment failed for transaction id ch_1: Expired card",
    ],
    [historyComments.paid("$23.57", "Credit card"), "Payment of $23.57 by Credit card has been received"],
    [historyComments.free, "No payment was needed"],
    [historyComments.held("$23.57", "PayPal"), "Payment of $23.57 by PayPal awaits the provider's decision"],
    [historyComments.changed("$24.30"), "The order was changed before payment; the new total is $24.30"],
    [historyComments.needsReview("another amount"), "A payment needs review: another amount"],
    [
      historyComments.short("$20.00", "$24.30", "$4.30"),
      "Less than the total was paid: $20.00 of $24.30, $4.30 is due. The order is not ready to ship",
    ],
    [
      historyComments.accepted("$4.30"),
      "The payment was accepted as is; $4.30 of the total will not be collected",
    ],
    [historyComments.refunded("$4.30"), "$4.30 was refunded"],
    [
      historyComments.paymentVoided("$4.30", "Check 7", "Grace"),
      "Grace voided the payment of $4.30 by Check 7: it was recorded by mistake",
    ],
    [
      historyComments.refundAsked("$4.30", "Credit card", "Grace"),
      "Grace asked to refund $4.30 by Credit card",
    ],
    [historyComments.refundFailed("$4.30", "Too late."), "The refund of $4.30 failed: Too late."],
    [
      historyComments.refundSent("ada@example.com"),
      "Email about the refund has been sent to ada@example.com",
    ],
    [historyComments.canceled, "The order was canceled after a review of its payment"],
    [historyComments.processed("Grace"), "Grace marked the order as processing"],
    [
      historyComments.shipped("UPS", "1Z999", "Grace"),
      "Grace shipped the order with UPS, tracking number 1Z999",
    ],
    [historyComments.completed("Grace"), "Grace marked the order as complete"],
    [historyComments.putOnHold("Grace"), "Grace put the order on hold"],
    [historyComments.resumed("Grace"), "Grace resumed the order"],
    [historyComments.canceledByStaff("Grace"), "Grace canceled the order"],
    [historyComments.reportedFraud("Grace"), "Grace marked the order as fraud"],
    [historyComments.closed("Grace"), "Grace closed the order"],
    [historyComments.reopened("Grace"), "Grace reopened the order"],
    [
      historyComments.shipmentSent("ada@example.com"),
      "Email about the shipment has been sent to ada@example.com",
    ],
    [historyComments.emailResent("confirmation", "Grace"), "Grace asked to resend the confirmation"],
    [historyComments.overpaid("$4.30"), "More than the total was paid: $4.30 too much"],
  ])("includes the order history comment: %s", (message, text) => expect(message).toBe(text));
});

describe("the default copy of order emails", () => {
  const amounts = { payment: "$600.00", paid: "$1,600.00", remaining: "$2,077.50", total: "$3,677.50" };
  const values = { "order-id": "000000042", name: "Ada", "site-name": "Stile & Rail", ...amounts };

  it.each([
    [
      "order-confirmation",
      {
        subject: "Your order 000000042 at Stile & Rail",
        preheader: "What you ordered and where it's going.",
        heading: "Thank you, Ada",
        intro: ["We have your order 000000042. Here are the details."],
        outro: ["Questions? Just reply to this email."],
      },
    ],
    [
      "order-confirmation-admin",
      {
        subject: "New order 000000042",
        preheader: "Ada placed an order.",
        heading: "New order 000000042",
        intro: ["Ada placed an order."],
        outro: [],
      },
    ],
    [
      "split-payment-confirmation",
      {
        subject: "We received your payment for order 000000042",
        preheader: "$600.00 received, $2,077.50 left to pay.",
        heading: "Thank you, Ada",
        intro: ["We received your payment of $600.00 for order 000000042."],
        outro: ["You can pay the rest in one payment or several, whenever it suits you."],
      },
    ],
    [
      "split-payment-final",
      {
        subject: "Order 000000042 is paid in full",
        preheader: "We received your final payment of $600.00.",
        heading: "Paid in full. Thank you, Ada.",
        intro: ["We received your payment of $600.00. Order 000000042 is now paid in full."],
        outro: ["Questions? Just reply to this email."],
      },
    ],
    [
      "payment-below-total",
      {
        subject: "We received a payment for order 000000042",
        preheader: "$600.00 received, less than the total.",
        heading: "Thank you, Ada",
        intro: [
          "We received your payment of $600.00 for order 000000042. It is less than the total of $3,677.50.",
        ],
        outro: ["We'll write to you about the difference. Please don't pay again before you hear from us."],
      },
    ],
    [
      "payment-declined",
      {
        subject: "Your payment for order 000000042 was declined",
        preheader: "You were not charged $600.00.",
        heading: "Your payment was declined",
        intro: [
          "Ada, your payment of $600.00 for order 000000042 was under review and has been declined. You were not charged.",
        ],
        outro: ["To pay another way, just reply to this email."],
      },
    ],
    [
      "payment-received-admin",
      {
        subject: "Payment received: $600.00 for order 000000042",
        preheader: "Paid so far: $1,600.00 of $3,677.50.",
        heading: "Payment received for order 000000042",
        intro: ["Ada has paid $600.00 for order 000000042."],
        outro: [],
      },
    ],
    [
      "order-shipped",
      {
        subject: "Order 000000042 is on its way",
        preheader: "The tracking number is in this email.",
        heading: "On its way, Ada",
        intro: ["We shipped order 000000042. You can follow it with the tracking number below."],
        outro: ["Questions? Just reply to this email."],
      },
    ],
    [
      "order-refunded",
      {
        subject: "We refunded $600.00 for order 000000042",
        preheader: "It goes back the way you paid.",
        heading: "Your refund, Ada",
        intro: ["We refunded $600.00 for order 000000042. It goes back the way you paid."],
        outro: ["Banks often take some days to show a refund. Questions? Just reply to this email."],
      },
    ],
  ] as const)("uses the specification's default copy for the order email %s", (kind, text) =>
    expect(toOrderEmailCopy(kind, null, values)).toMatchObject(text),
  );
});
