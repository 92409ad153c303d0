import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { orders } from "#db/schema/orders";
import { paymentAttempts } from "#db/schema/payments";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { expectedRefusals, expectedTransitions } from "#tests/support/orders/expected-transitions";
import { createPartlyPaidOrder, email } from "#tests/support/payments/partly-paid-order";
import { runStaffAction } from "#tests/support/team/run-staff-action";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { readMailbox } from "~/domains/email/mailbox/read-mailbox.server";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { readOrderForStaff } from "~/domains/orders/back-office/read-orders.server";
import { statusActions } from "~/domains/orders/order-transitions";
import { readOrder } from "~/domains/orders/read-order.server";
import { listAuditEntries } from "~/domains/staff/audit.server";
import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { paths } from "~/kernel/paths";
import { type OrderStatus, orderStatuses } from "~/kernel/statuses/statuses";

const database = testDatabase();

let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const act = (id: string, action: Readonly<Record<string, unknown>>) =>
  runStaffAction(site.services, ["orders", id], action);

const ups = { action: "ship", carrier: "ups", trackingNumber: "1z 999 aa1 0123456784" };

async function createOrderIn(status: OrderStatus): Promise<string> {
  const { id } = await createPartlyPaidOrder(site.services);
  await database.db.update(orders).set({ status }).where(eq(orders.id, id));
  return id;
}

const statusOf = async (id: string) => (await readOrder(database.db, id)).status;
const lastComment = async (id: string) => (await readOrder(database.db, id)).statusHistory.at(-1)?.comment;
const auditOf = async (id: string) =>
  (await listAuditEntries(database.db, "order", id)).map(({ author, text }) => `${author}: ${text}`);

async function sendEmails() {
  const { services } = site;
  const { publicUrl } = services.env;
  const composers = createEmailComposers({
    ...services,
    publicUrl,
    sessionSecret: services.env.sessionSecret,
  });
  while ((await sendDueEmails(services, composers)).sent > 0);
}

const cells = statusActions.flatMap((action) => orderStatuses.map((status) => [action, status] as const));

describe("a status action of staff", () => {
  it.each(cells)(
    "%s: an order that is %s changes or is refused as the table says",
    async (action, status) => {
      const id = await createOrderIn(status);
      const target = expectedTransitions[status][action];
      const result = await act(id, action === "ship" ? ups : { action });
      expect(result).toBe(target === undefined ? expectedRefusals[action] : "ok");
      // The order has a completed payment and allows installments.
      const resolved = target === "previous" || target === "derived" ? "ordered" : target;
      expect(await statusOf(id)).toBe(resolved ?? status);
    },
  );

  it.each([
    [{ action: "process" }, "Ingrid marked the order as processing", "Ingrid: Marked as processing"],
    [{ action: "complete" }, "Ingrid marked the order as complete", "Ingrid: Marked as complete"],
    [{ action: "hold" }, "Ingrid put the order on hold", "Ingrid: Put on hold"],
    [{ action: "cancel" }, "Ingrid canceled the order", "Ingrid: Canceled"],
    [{ action: "report-fraud" }, "Ingrid marked the order as fraud", "Ingrid: Marked as fraud"],
  ])("writes history and audit log: %j", async (action, comment, entry) => {
    const id = await createOrderIn("ordered");
    expect(await act(id, action)).toBe("ok");
    expect(await lastComment(id)).toBe(comment);
    expect((await auditOf(id)).at(-1)).toBe(entry);
  });

  it.each(statusActions.filter((action) => action !== "ship"))(
    "%s: refuses an unknown order",
    async (action) => {
      expect(await act("no-such-id", { action })).toBe("no-such-order");
    },
  );

  it("returns to the status before the hold", async () => {
    const id = await createOrderIn("processing");
    expect(await act(id, { action: "hold" })).toBe("ok");
    expect(await act(id, { action: "resume" })).toBe("ok");
    expect(await statusOf(id)).toBe("processing");
    expect(await lastComment(id)).toBe("Ingrid resumed the order");
  });

  it("resumes as ordered when the payment arrived during the hold", async () => {
    const { order } = await placePaidOrder();
    expect(await act(order.id, { action: "hold" })).toBe("ok");
    const check = { action: "payment", method: "check", amount: 23.57, reference: "7" };
    expect(await act(order.id, check)).toBe("ok");
    expect(await statusOf(order.id)).toBe("holded");
    expect(await act(order.id, { action: "resume" })).toBe("ok");
    expect(await statusOf(order.id)).toBe("ordered");
  });

  it("reopens an unpaid order as pending payment and a shipped one as shipped", async () => {
    const { order } = await placePaidOrder();
    expect(await act(order.id, { action: "cancel" })).toBe("ok");
    expect(await act(order.id, { action: "reopen" })).toBe("ok");
    expect(await statusOf(order.id)).toBe("pending_payment");

    const shipped = await createOrderIn("ordered");
    expect(await act(shipped, ups)).toBe("ok");
    expect(await act(shipped, { action: "close" })).toBe("ok");
    expect(await act(shipped, { action: "reopen" })).toBe("ok");
    expect(await statusOf(shipped)).toBe("shipped");
    expect((await auditOf(shipped)).slice(-2)).toEqual(["Ingrid: Closed", "Ingrid: Reopened"]);
  });

  it("cancels a started payment at its provider together with the order", async () => {
    const { order } = await placePaidOrder();
    expect(await act(order.id, { action: "cancel" })).toBe("ok");
    const [attempt] = await database.db.select().from(paymentAttempts);
    expect(attempt?.status).toBe("canceled");
    expect((await readOrder(database.db, order.id)).payments.map(({ status }) => status)).toEqual(["failed"]);
  });

  it("keeps an order while a provider decides its payment", async () => {
    const { order } = await placePaidOrder();
    await database.db.update(paymentAttempts).set({ status: "held" });
    expect(await act(order.id, { action: "cancel" })).toBe("payment-pending");
    expect(await statusOf(order.id)).toBe("pending");
  });
});

async function placePaidOrder() {
  const placed = await placeOrder(site.services, paidCheckoutInput());
  if (!placed.ok) throw new Error(placed.failure.code);
  return placed.value;
}

describe("shipping an order", () => {
  it("records the package once, emails the customer and shows the tracking link in the account", async () => {
    const id = await createOrderIn("ordered");
    await sendEmails();
    const presses = await Promise.all([act(id, ups), act(id, ups)]);
    expect(presses.toSorted()).toEqual(["ok", "shipped-before"]);
    await sendEmails();
    const order = await readOrder(database.db, id);
    expect(order.status).toBe("shipped");
    expect(order.statusHistory.map(({ comment }) => comment).slice(-2)).toEqual([
      "Ingrid shipped the order with UPS, tracking number 1Z999AA10123456784",
      "Email about the shipment has been sent to ada@example.com",
    ]);
    expect((await auditOf(id)).at(-1)).toBe("Ingrid: Shipped with UPS, 1Z999AA10123456784");

    const { emails } = await readMailbox(database.db, null);
    const sent = emails.filter(({ kind }) => kind === "order-shipped");
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada@example.com", `Order ${order.orderIncrementId} is on its way`],
    ]);
    const { open } = await readMailbox(database.db, sent[0]?.id ?? null);
    expect(open?.text).toContain(
      [
        "Carrier:         UPS",
        "Tracking number: 1Z999AA10123456784",
        "Track the package: https://www.ups.com/track?tracknum=1Z999AA10123456784",
      ].join("\n"),
    );
    expect(open?.html).toContain('href="https://www.ups.com/track?tracknum=1Z999AA10123456784"');

    const customer = await signInAs(site, email);
    const { body } = await customer.get(paths.api.orderView(id));
    expect(body.data).toMatchObject({
      status: "shipped",
      shipments: [
        {
          carrierName: "UPS",
          trackingNumber: "1Z999AA10123456784",
          trackingUrl: "https://www.ups.com/track?tracknum=1Z999AA10123456784",
        },
      ],
    });
  });

  it("adds a second package of another carrier without a link", async () => {
    const id = await createOrderIn("ordered");
    expect(await act(id, ups)).toBe("ok");
    const freight = {
      action: "ship",
      carrier: "other",
      carrierName: "R+L Carriers",
      trackingNumber: "PRO-77",
    };
    expect(await act(id, freight)).toBe("ok");
    const entry = await readOrderForStaff(database.db, id);
    expect(entry?.order.shipments.map(({ carrierName, trackingUrl }) => [carrierName, trackingUrl])).toEqual([
      ["UPS", "https://www.ups.com/track?tracknum=1Z999AA10123456784"],
      ["R+L Carriers", null],
    ]);
    expect(entry?.actions).toEqual(["ship", "complete", "close"]);
  });

  it.each([
    [{ ...ups, carrier: "pigeon" }, "carrier"],
    [{ ...ups, trackingNumber: "" }, "trackingNumber"],
    [{ ...ups, trackingNumber: "12<script>" }, "trackingNumber"],
    [{ ...ups, carrier: "other", carrierName: " " }, "carrierName"],
  ])("rejects a malformed package: %j", async (body, field) => {
    const id = await createOrderIn("ordered");
    const staff = { name: "Ingrid", role: "sales" } as const;
    const request = { method: "POST", path: ["orders", id], query: {}, body };
    expect(await answerBackOffice(site.services, staff, request)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
    expect(await statusOf(id)).toBe("ordered");
  });
});
