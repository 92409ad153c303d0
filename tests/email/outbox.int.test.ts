import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { outbox } from "#db/schema/email";
import { checkoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { shopServices, testSecret } from "#tests/support/shop/shop-services";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import type { Email, Mailer } from "~/domains/email/mailers/mailer";
import { insertDueEmails } from "~/domains/email/outbox/outbox.store.server";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { findOrder } from "~/domains/orders/read-order.server";
import { startBackgroundJobs } from "~/edge/process/background-jobs.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

/** A mailer that records its emails and fails when a test requests it. */
function testMailer() {
  const sent: { readonly email: Email; readonly key: string }[] = [];
  let failures = 0;
  const mailer: Mailer = {
    keepsCopies: true,
    send: async (email, key) => {
      if (failures > 0) {
        failures -= 1;
        return err({ message: "the mail service is down" });
      }
      sent.push({ email, key });
      return ok(null);
    },
  };
  return { mailer, sent, failNext: (times: number) => (failures = times) };
}

async function shopWithOrder(changes: Readonly<Record<string, unknown>> = {}) {
  const shop = shopServices(database);
  const post = testMailer();
  const services = { ...shop, mailer: post.mailer };
  const writers = createEmailComposers({
    ...shop,
    publicUrl: "https://shop.example",
    sessionSecret: testSecret,
  });
  const placed = await placeOrder(shop, checkoutInput(changes));
  if (!placed.ok) throw new Error(placed.failure.code);
  const run = () => sendDueEmails(services, writers);
  return { shop, post, orderId: placed.value.order.id, services, run, send: async () => (await run()).sent };
}

describe("order emails", () => {
  it("sends order emails to the billing email and to the first admin address with copies to the rest [MAIL-001] [MAIL-002]", async () => {
    const { post, send } = await shopWithOrder();
    expect(await send()).toBe(2);
    expect(post.sent.map(({ email: { to, cc } }) => ({ to, cc }))).toEqual([
      { to: "ada@example.com", cc: [] },
      { to: "orders@stileandrail.example", cc: ["owner@stileandrail.example"] },
    ]);
  });

  it("includes items, totals, addresses, phones, shipping and payment in an order email [MAIL-005]", async () => {
    const { post, send } = await shopWithOrder({ additionalNotes: "Ring <twice>" });
    await send();
    const email = post.sent[0]?.email;
    expect(email?.subject).toBe("Your order 000000001 at Stile & Rail");
    for (const fact of [
      "000000001",
      "March 2, 2026",
      "Trenton Recessed Navy Sample Door",
      "SMPL-TRNV",
      "$0.00",
      "Standard Shipping",
      "No payment needed",
      "12 Main St",
      "(406) 555-0100",
    ]) {
      expect(email?.text, fact).toContain(fact);
      expect(email?.html, fact).toContain(fact.replace("&", "&amp;"));
    }
    // The recipient is unverified, so only the email to staff contains typed text (decision 015).
    expect(email?.html).not.toContain("Ring");
    expect(post.sent[1]?.email.html).toContain("Ring &lt;twice&gt;");
  });

  it("marks the order and its history only after an email was sent successfully [MAIL-007] [MAIL-003]", async () => {
    const { shop, post, orderId, send } = await shopWithOrder();
    post.failNext(2);
    expect(await send()).toBe(0);
    expect(await findOrder(shop.db, orderId)).toMatchObject({ status: "ordered", emailSent: false });
    shop.clock.advance(31);
    expect(await send()).toBe(2);
    const order = await findOrder(shop.db, orderId);
    expect(order?.emailSent).toBe(true);
    expect(order?.statusHistory.filter(({ isCustomerNotified }) => isCustomerNotified)).toMatchObject([
      { status: "ordered", comment: "Confirmation email has been sent to ada@example.com" },
    ]);
  });

  it("retries an order email after a longer delay with every failure and keeps its reason [MAIL-003]", async () => {
    const { shop, post, send } = await shopWithOrder();
    post.failNext(4);
    await send();
    shop.clock.advance(31);
    await send();
    shop.clock.advance(31);
    expect(await send()).toBe(0);
    const [row] = await database.db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 2, lastError: "the mail service is down", sentAt: null });
    shop.clock.advance(30);
    expect(await send()).toBe(2);
  });

  it("sends emails with a subject of one line and at most 150 characters", async () => {
    const { shop, post } = await shopWithOrder();
    const text = { to: "ada@example.com", cc: [], html: "<p>Hello</p>", text: "Hello" };
    const subject = `Your quote, Ada\r\nBcc: everybody@example.com ${"x".repeat(200)}`;
    const writer = { compose: async () => ({ ...text, subject }), afterSent: async () => undefined };
    const stored = createEmailComposers({
      ...shop,
      publicUrl: "https://shop.example",
      sessionSecret: testSecret,
    });
    const writers = { ...stored, "order-confirmation": writer };
    await sendDueEmails({ ...shop, mailer: post.mailer }, writers);
    expect(post.sent[0]?.email.subject).toBe(`Your quote, Ada Bcc: everybody@example.com ${"x".repeat(107)}`);
  });

  it("sends an order email once when several senders run at the same time [MAIL-007]", async () => {
    const { post, send } = await shopWithOrder();
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((total, sent) => total + sent, 0)).toBe(2);
    expect(post.sent).toHaveLength(2);
  });

  it("counts an email as sent once even if a hanging sender sends it again [MAIL-007]", async () => {
    const { shop, orderId, post } = await shopWithOrder();
    const writers = createEmailComposers({
      ...shop,
      publicUrl: "https://shop.example",
      sessionSecret: testSecret,
    });
    let letGo = () => {};
    const hung = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let reached = () => {};
    const sending = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const slow: Mailer = {
      keepsCopies: true,
      send: async () => {
        reached();
        await hung;
        return ok(null);
      },
    };
    const first = sendDueEmails({ ...shop, mailer: slow }, writers);
    await sending;
    shop.clock.advance(31);
    expect(await sendDueEmails({ ...shop, mailer: post.mailer }, writers)).toMatchObject({ sent: 2 });
    letGo();
    await first;
    const order = await findOrder(shop.db, orderId);
    const received = order?.statusHistory.filter(({ isCustomerNotified }) => isCustomerNotified);
    expect(received?.map(({ comment }) => comment)).toEqual([
      "Confirmation email has been sent to ada@example.com",
    ]);
  });

  it("uses the same idempotency key after a crash between sending and storing [MAIL-007]", async () => {
    const { shop, post, orderId, send } = await shopWithOrder();
    await send();
    await database.db.update(outbox).set({ sentAt: null, notBefore: shop.clock.now() });
    await send();
    expect(new Set(post.sent.map(({ key }) => key))).toEqual(
      new Set([`order-confirmation/${orderId}`, `order-confirmation-admin/${orderId}`]),
    );
  });

  it("sends emails in runs of 20 while more are due, and pauses after a failure", async () => {
    const { shop, post, orderId, run } = await shopWithOrder();
    await manyDue(shop, orderId, 40);
    expect(await run()).toEqual({ sent: 20, isFull: true });
    post.failNext(1);
    expect(await run()).toEqual({ sent: 19, isFull: false });
    expect(await run()).toEqual({ sent: 2, isFull: false });
  });

  it("sends emails by the jobs without a pause until none is left or the job stops", async () => {
    const { shop, post, orderId, services } = await shopWithOrder();
    await manyDue(shop, orderId, 60);
    // The fake clock does not advance, so only timers without a delay fire.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { files } = createUploadFolder();
      const parts = { ...services, files, publicUrl: "https://shop.example", sessionSecret: testSecret };
      const jobs = startBackgroundJobs(parts);
      while (post.sent.length < 62) {
        await vi.advanceTimersByTimeAsync(0);
        await setImmediate();
      }
      await jobs.stop();
      await manyDue(shop, "another", 20);
      expect(await sendDueEmails(services, createEmailComposers(parts), () => false)).toEqual({
        sent: 0,
        isFull: false,
      });
    } finally {
      vi.useRealTimers();
    }
  });
});

/** Enqueues this many further confirmations of one order, each for another payment. */
async function manyDue(shop: ReturnType<typeof shopServices>, entityId: string, count: number) {
  const now = shop.clock.now();
  const due = Array.from({ length: count }, (_, n) => ({
    kind: "order-confirmation" as const,
    entityId,
    paymentId: `${n}`,
  }));
  await insertDueEmails(database.db, due, now);
}
