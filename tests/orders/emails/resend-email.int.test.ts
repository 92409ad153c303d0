import { describe, expect, it } from "vitest";
import { checkoutInput, paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { testSecret } from "#tests/support/shop/shop-services";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import type { Email } from "~/domains/email/mailers/mailer";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { readOrder } from "~/domains/orders/read-order.server";
import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { ok } from "~/kernel/result";

const database = testDatabase();

async function withShop(work: (shop: PayingShop) => Promise<void>): Promise<void> {
  const shop = await startPayingShop(database);
  try {
    await work(shop);
  } finally {
    await shop.close();
  }
}

/** Records every sent email with its idempotency key. */
function post({ services }: PayingShop) {
  const sent: { readonly dueEmail: Email; readonly key: string }[] = [];
  const mailer = {
    keepsCopies: true,
    send: async (dueEmail: Email, key: string) => {
      sent.push({ dueEmail, key });
      return ok(null);
    },
  };
  const writers = createEmailComposers({
    ...services,
    publicUrl: "https://shop.example",
    sessionSecret: testSecret,
  });
  return { sent, send: () => sendDueEmails({ ...services, mailer }, writers) };
}

async function placed({ services }: PayingShop, input: ReturnType<typeof checkoutInput>): Promise<string> {
  const order = await placeOrder(services, input);
  if (!order.ok) throw new Error(order.failure.code);
  return order.value.order.id;
}

const resend = ({ services }: PayingShop, id: string, email: string) =>
  answerBackOffice(
    services,
    { name: "Rosa", role: "sales" },
    {
      method: "POST",
      path: ["orders", id],
      query: {},
      body: { action: "resend", letter: email },
    },
  );

describe("sending an order email again", () => {
  it("sends an order email to the customer again and records the staff member [MAIL-001] [MAIL-007]", () =>
    withShop(async (shop) => {
      const id = await placed(shop, checkoutInput());
      const { sent, send } = post(shop);
      await send();
      expect(await resend(shop, id, "order-confirmation")).toEqual({ status: 200, body: {} });
      await send();
      expect(sent.map(({ dueEmail: { to } }) => to)).toEqual([
        "ada@example.com",
        "orders@stileandrail.example",
        "ada@example.com",
      ]);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
      const { statusHistory } = await readOrder(database.db, id);
      expect(statusHistory.map(({ comment }) => comment).slice(-2)).toEqual([
        "Rosa asked to resend the order confirmation",
        "Confirmation email has been sent to ada@example.com",
      ]);
    }));

  it("sends no second copy while one is pending", () =>
    withShop(async (shop) => {
      const id = await placed(shop, checkoutInput());
      const { sent, send } = post(shop);
      await send();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => resend(shop, id, "order-confirmation-admin")),
      );
      expect(answers.map((answer) => ("status" in answer ? answer.status : 0)).sort()).toEqual([
        200, 409, 409, 409, 409,
      ]);
      await send();
      expect(sent).toHaveLength(3);
    }));

  it("refuses to confirm an event that did not happen", () =>
    withShop(async (shop) => {
      const unpaid = await placed(shop, paidCheckoutInput());
      expect(await resend(shop, unpaid, "order-confirmation")).toMatchObject({
        status: 409,
        body: { message: "This order has no payment to confirm yet." },
      });
      const whole = await placed(shop, checkoutInput({ placementId: null }));
      expect(await resend(shop, whole, "split-payment-confirmation")).toMatchObject({ status: 409 });
      expect(await resend(shop, "nobody", "order-confirmation")).toMatchObject({
        status: 404,
        body: { message: "This order doesn't exist." },
      });
      expect(await resend(shop, whole, "newsletter-confirmation")).toMatchObject({ status: 422 });
    }));
});
