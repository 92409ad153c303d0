// oxlint-disable max-lines -- the specification of one subject
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { customerSessions, customers, signIns } from "#db/schema/accounts";
import { outbox } from "#db/schema/email";
import { estimateBases, estimateLinks, estimates } from "#db/schema/estimates";
import {
  formFileRemovals,
  formFiles,
  formNotes,
  formSubmissions,
  newsletterSubscribers,
} from "#db/schema/forms";
import * as schema from "#db/schema/index";
import { orders, payments } from "#db/schema/orders";
import { paymentAttempts, webhookEvents } from "#db/schema/payments";
import { quoteActivity, quotes, quoteTokens } from "#db/schema/quotes";
import { staffSignIns } from "#db/schema/staff";
import { checkoutInput, paidCheckoutInput } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { intentOf } from "#tests/support/payments/intent-of";
import { quoteShop } from "#tests/support/quotes/quote-shop";
import { openQuote } from "#tests/support/quotes/some-quote";
import { contentOf } from "#tests/support/shop/content";
import { fileFolder } from "#tests/support/shop/file-folder";
import { formDocuments } from "#tests/support/shop/form-documents";
import { shopContent } from "#tests/support/shop/shop-content";
import { testSecret } from "#tests/support/shop/shop-services";
import { placeOrder } from "~/domains/checkout/place-order.server";
import { noteOrder } from "~/domains/desk/note-order.server";
import { enqueueMails } from "~/domains/email/enqueue-mails.server";
import { sendDueMails } from "~/domains/email/send-due-mails.server";
import type { FileStore } from "~/domains/forms/files/file-store";
import { changeSubmission } from "~/domains/forms/inbox/change-submission.server";
import { type PostedForm, submitForm } from "~/domains/forms/submit-form.server";
import { orderQueryShape, paymentQueryShape } from "~/domains/orders/desk/order-query";
import {
  exportOrders,
  readOrderForDesk,
  readOrders,
  readPayments,
} from "~/domains/orders/desk/read-orders.server";
import { lookUpOrderOf } from "~/domains/orders/read-order.server";
import { resendLetter } from "~/domains/orders/resend-letter.server";
import { extendQuote } from "~/domains/quotes/extend-quote.server";
import { convertToOrder, payQuote } from "~/domains/quotes/pay-quote.server";
import { forgetSome, forgetting } from "~/edge/process/forgetting.server";
import { mailWriters } from "~/edge/services/mail-writers.server";
import { ok } from "~/kernel/result";

const database = testDatabase();
const day = 86_400;

function shop() {
  const { files, folder } = fileFolder();
  const content = contentOf([...shopContent, ...formDocuments]);
  const stored = () => readdirSync(join(folder, "kept"));
  return { ...quoteShop(database), files, folder, stored, forms: content };
}
type Shop = ReturnType<typeof shop>;

/** Every job that forgets has its turns until there is nothing left. */
async function forgetAll(services: Shop): Promise<void> {
  for (const forget of Object.values(forgetting)) while (await forgetSome(forget, services));
}

/** Moves the clock on to `seconds` before or after the same moment some years later. */
function years(services: Shop, count: number, seconds: number): void {
  const then = services.clock.now();
  const later = new Date(then);
  later.setUTCFullYear(later.getUTCFullYear() + count);
  services.clock.advance((later.getTime() - then.getTime()) / 1000 + seconds);
}

/** All that the shop's tables say. */
async function everything(): Promise<string> {
  const tables = Object.values(schema).flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : []));
  const said: string[] = [];
  for (const table of tables.filter((name) => !name.startsWith("lake_"))) {
    const rows = await database.db.execute(sql.raw(`select to_jsonb(t)::text as row from "${table}" as t`));
    said.push(table, JSON.stringify(rows));
  }
  return said.join("\n");
}
const people = [
  "ada@",
  "Ada",
  "Lovelace",
  "12 Main St",
  "4065550100",
  "58102",
  "PO-7",
  "Hinges left",
  "Soft close",
];
const told = async () => {
  const all = await everything();
  return people.filter((word) => all.includes(word));
};

async function sendMails(services: Shop): Promise<void> {
  await sendDueMails(
    { ...services, mailer: { keepsCopies: true, send: async () => ok(null) } },
    mailWriters({ ...services, publicUrl: "https://shop.example", sessionSecret: testSecret }),
  );
}

/** A quote, paid by card, and so an order of $3,677.50; its mails have gone, and staff have written beside it. */
async function paidOrder(services: Shop): Promise<string> {
  const link = await openQuote(services);
  const whole = { paymentMethod: "online-payment", total: 3677.5, splitAmount: "", selectedSplitMethod: "" };
  const begun = await payQuote(services, { ...link, ...whole });
  if (!begun.ok) throw new Error(JSON.stringify(begun.failure));
  services.bank.pay(intentOf(begun.value.payment));
  const converted = await convertToOrder(services, link);
  if (!converted.ok) throw new Error(JSON.stringify(converted.failure));
  await sendMails(services);
  const [order] = await database.db.select().from(orders);
  const orderId = order?.id ?? "";
  await noteOrder(services, { orderId, author: "Ingrid", text: "Ada rang about the hinges" });
  await database.db.insert(webhookEvents).values({
    provider: "stripe",
    eventId: "evt_1",
    type: "paid",
    ref: "pi_1",
    receivedAt: services.clock.now(),
  });
  return orderId;
}

/** An order of $23.57 that nobody ever paid. */
async function unpaidOrder(services: Shop): Promise<string> {
  const placed = await placeOrder(services, paidCheckoutInput());
  if (!placed.ok) throw new Error(placed.failure.code);
  await sendMails(services);
  return placed.value.order.id;
}

describe("an order", () => {
  it("is kept whole for seven years, and then as amounts alone", async () => {
    const services = shop();
    const id = await paidOrder(services);
    years(services, 2, 1);
    await forgetAll(services);
    expect(await database.db.select().from(quotes)).toHaveLength(1);
    years(services, 5, -2);
    const before = await readOrderForDesk(database.db, id);
    await forgetAll(services);
    expect(await readOrderForDesk(database.db, id)).toEqual(before);
    expect(await told()).toContain("Lovelace");
    services.clock.advance(2);
    await forgetAll(services);
    expect(await told()).toEqual([]);
    expect(await everything()).not.toMatch(/pi_1|ch_|Ingrid/);
    const [order] = await database.db.select().from(orders);
    expect(order).toMatchObject({ total: 367_750, subtotal: 330_000, taxAmount: 17_750, status: "ordered" });
    expect(await database.db.select().from(payments)).toMatchObject([
      { orderId: id, amount: 367_750, status: "completed", method: "online-payment", transactionId: null },
    ]);
    expect(await database.db.select().from(paymentAttempts)).toMatchObject([
      { amount: 367_750, status: "paid", providerRef: null },
    ]);
    expect((await readOrderForDesk(database.db, id))?.order.total).toBe(3677.5);
  });

  it("is forgotten once, and what is asked for again finds nothing to do", async () => {
    const services = shop();
    await paidOrder(services);
    years(services, 7, 1);
    await forgetAll(services);
    const once = await everything();
    services.clock.advance(day);
    await forgetAll(services);
    expect(await everything()).toBe(once);
  });

  it("then is a forgotten customer's: in the list, its table, what is looked for, and itself", async () => {
    const services = shop();
    const id = await paidOrder(services);
    years(services, 7, 1);
    await forgetAll(services);
    const asked = (search?: string) => orderQueryShape.parse({ search });
    const { orders: listed } = await readOrders(database.db, asked());
    expect(listed).toMatchObject([{ id, name: "Forgotten customer", email: "" }]);
    expect((await readOrders(database.db, asked("forgotten customer"))).orders).toEqual(listed);
    expect(await exportOrders(database.db, asked())).toContain(",Forgotten customer,,,3677.50,");
    const { payments: paid } = await readPayments(database.db, paymentQueryShape.parse({}));
    expect(paid).toMatchObject([{ orderId: id, name: "Forgotten customer", email: "" }]);
    const entry = await readOrderForDesk(database.db, id);
    expect(entry).toMatchObject({
      isForgotten: true,
      order: { firstName: "Forgotten", lastName: "customer" },
    });
    for (const address of entry?.order.addresses ?? [])
      expect(address).toMatchObject({ firstName: "Forgotten", lastName: "customer", street1: "", city: "" });
  });

  it("then is nobody's: no empty mailbox opens it, and no letter about it goes out", async () => {
    const services = shop();
    const orderId = await paidOrder(services);
    years(services, 7, 1);
    await forgetAll(services);
    expect(await lookUpOrderOf(database.db, { orderId, email: " " })).toBeNull();
    const again = await resendLetter(services, { orderId, kind: "order-confirmation", author: "Rosa" });
    expect(again).toEqual({ ok: false, failure: { code: "forgotten" } });
  });

  it("for which no money ever came is kept for two years", async () => {
    const services = shop();
    await unpaidOrder(services);
    years(services, 2, -1);
    await forgetAll(services);
    expect(await told()).toContain("Lovelace");
    services.clock.advance(2);
    await forgetAll(services);
    expect(await told()).toEqual([]);
    expect(await database.db.select().from(orders)).toMatchObject([{ total: 2357, status: "pending" }]);
  });

  it.each([["held"], ["needs_review"], ["capturing"], ["paid"]] as const)(
    "is no such one while a payment of it is %s",
    async (status) => {
      const services = shop();
      await unpaidOrder(services);
      await database.db.update(paymentAttempts).set({ status });
      years(services, 2, 1);
      await forgetAll(services);
      expect((await database.db.select().from(orders))[0]?.lastName).toBe("Lovelace");
    },
  );

  it("that costs nothing and was sent is kept for seven years", async () => {
    const services = shop();
    await placeOrder(services, checkoutInput());
    years(services, 7, -1);
    await forgetAll(services);
    expect((await database.db.select().from(orders))[0]?.lastName).toBe("Lovelace");
  });
});

describe("a payment somebody still asks the provider for", () => {
  it.each([["capturing"], ["held"]] as const)("keeps its id: %s", async (status) => {
    const services = shop();
    await unpaidOrder(services);
    await database.db.update(paymentAttempts).set({ status });
    years(services, 7, 1);
    await forgetAll(services);
    expect((await database.db.select().from(paymentAttempts))[0]?.providerRef).not.toBeNull();
  });
});

describe("a quote", () => {
  it("that nobody ordered is kept for two years after the last change, with its link and what staff noted", async () => {
    const services = shop();
    const { quoteId } = await openQuote(services);
    await sendMails(services);
    years(services, 1, 0);
    await extended(services, quoteId);
    years(services, 2, -1);
    await forgetAll(services);
    expect(await database.db.select().from(quotes)).toHaveLength(1);
    services.clock.advance(2);
    await forgetAll(services);
    for (const table of [quotes, quoteTokens, quoteActivity]) {
      expect(await database.db.select().from(table)).toEqual([]);
    }
    expect(await told()).toEqual([]);
  });
});

/** Staff give it thirty days more. */
async function extended(services: Shop, quoteId: string): Promise<void> {
  const done = await extendQuote(services, { id: quoteId, author: "Ingrid", days: 30 });
  if (!done.ok) throw new Error(done.failure.code);
}

const posted = (changes: Partial<PostedForm> = {}): PostedForm => ({
  formName: "contact",
  values: { name: "Ada Moss", email: "ada@example.com", topic: "A new kitchen" },
  step: 0,
  id: null,
  postId: null,
  signs: { honeypot: "", openMs: 9_000 },
  recaptchaToken: null,
  asker: "203.0.113.7",
  files: [],
  ...changes,
});

/** A claim with a picture, a note of staff's, and an estimate beside it. */
async function claim(services: Shop, estimateId = "e1"): Promise<string> {
  const path = join(services.folder, "a.png");
  writeFileSync(path, "the bytes of a picture");
  const file = { field: "photo", name: "a.png", size: 22, type: "image/png", path };
  const content = services.forms;
  const sent = await submitForm(
    { ...services, content },
    posted({ formName: "claim", values: {}, files: [file] }),
  );
  if (!sent.ok) throw new Error(sent.failure.code);
  const { id } = sent.value;
  await changeSubmission(services, id, { note: "Ada rang" }, "Ingrid");
  await keptEstimate(services, { id: estimateId, submissionId: id, email: null });
  return id;
}

async function keptEstimate(
  services: Shop,
  estimate: { readonly id: string; readonly submissionId: string | null; readonly email: string | null },
): Promise<void> {
  const createdAt = services.clock.now();
  const basis = { id: "b1", templateName: "kitchen", bookName: "book", version: 1, content: {}, createdAt };
  await database.db.insert(estimateBases).values(basis).onConflictDoNothing();
  await database.db
    .insert(estimates)
    .values({ ...estimate, basisId: "b1", entries: { who: "Ada" }, finalMin: 100, finalMax: 200, createdAt });
  await database.db
    .insert(estimateLinks)
    .values({ tokenHash: `t-${estimate.id}`, estimateId: estimate.id, expiresAt: createdAt });
}

describe("what came by a form", () => {
  it("is kept for two years after the last change, and goes with its files, notes and estimate", async () => {
    const services = shop();
    const id = await claim(services);
    years(services, 1, 0);
    await changeSubmission(services, id, { status: "done" }, "Ingrid");
    years(services, 2, -1);
    await forgetAll(services);
    expect(await database.db.select().from(formSubmissions)).toHaveLength(1);
    expect(services.stored()).toHaveLength(1);
    services.clock.advance(2);
    await forgetAll(services);
    for (const table of [formSubmissions, formFiles, formNotes, formFileRemovals, estimates, estimateLinks]) {
      expect(await database.db.select().from(table)).toEqual([]);
    }
    expect(services.stored()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  it("is kept for ninety days where it was begun and not finished", async () => {
    const services = shop();
    const content = services.forms;
    await submitForm({ ...services, content }, posted({ formName: "plan", values: { shape: "L" } }));
    services.clock.advance(90 * day);
    await forgetAll(services);
    expect(await database.db.select().from(formSubmissions)).toHaveLength(1);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await database.db.select().from(formSubmissions)).toEqual([]);
  });

  it("goes fifty at a time, and a turn that was full has another at once", async () => {
    const services = shop();
    const now = services.clock.now();
    const row = { formName: "contact", formTitle: "Contact", status: "new" as const, entries: {}, said: [] };
    const rest = { email: null, name: null, spamReasons: [], stepsSent: 1, isComplete: true };
    await database.db.insert(formSubmissions).values(
      Array.from({ length: 120 }, (_, n) => ({
        ...row,
        ...rest,
        id: `s${n}`,
        createdAt: now,
        updatedAt: now,
      })),
    );
    years(services, 2, 1);
    const turns = [];
    for (let n = 0; n < 3; n += 1) {
      const hasMore = await forgetSome(forgetting["old-messages"], services);
      turns.push([hasMore, (await database.db.select().from(formSubmissions)).length]);
    }
    expect(turns).toEqual([
      [true, 70],
      [true, 20],
      [false, 0],
    ]);
  });
});

describe("a file", () => {
  it("whose store is away is removed when it is back, and its row does not come back meanwhile", async () => {
    const services = shop();
    await claim(services);
    years(services, 2, 1);
    const refused: FileStore = {
      ...services.files,
      remove: () => Promise.reject(new Error("the store is away")),
    };
    await forgetting["old-messages"](services);
    await expect(forgetting["old-files"]({ ...services, files: refused })).rejects.toThrow(
      "the store is away",
    );
    expect(await database.db.select().from(formFiles)).toEqual([]);
    expect(services.stored()).toHaveLength(1);
    expect(await forgetting["old-files"](services)).toBe(0);
    services.clock.advance(600);
    expect(await forgetting["old-files"](services)).toBe(1);
    expect(services.stored()).toEqual([]);
  });

  it("that was stored when its server was killed is removed an hour later", async () => {
    const services = shop();
    let isStored = () => {};
    const whenStored = new Promise<void>((resolve) => {
      isStored = resolve;
    });
    const killed: FileStore = {
      ...services.files,
      put: async (key, path) => {
        await services.files.put(key, path);
        isStored();
        return new Promise(() => {});
      },
    };
    void claim({ ...services, files: killed });
    await whenStored;
    services.clock.advance(3_599);
    await forgetAll(services);
    expect(services.stored()).toHaveLength(1);
    services.clock.advance(1);
    await forgetAll(services);
    expect(services.stored()).toEqual([]);
  });

  it("that somebody began to remove is not noted as kept", async () => {
    const services = shop();
    const slow: FileStore = {
      ...services.files,
      put: async (key, path) => {
        await services.files.put(key, path);
        services.clock.advance(3_600);
        await forgetting["old-files"](services);
      },
    };
    await expect(claim({ ...services, files: slow })).rejects.toThrow("files took too long to be stored");
    expect(await database.db.select().from(formSubmissions)).toEqual([]);
  });

  it("that is kept is removed by nobody", async () => {
    const services = shop();
    await claim(services);
    services.clock.advance(30 * day);
    await forgetAll(services);
    expect(services.stored()).toHaveLength(1);
  });
});

describe("an estimate that was kept and not sent", () => {
  it("goes after two years, with its links", async () => {
    const services = shop();
    await keptEstimate(services, { id: "e1", submissionId: null, email: "ada@example.com" });
    years(services, 2, 0);
    await forgetAll(services);
    expect(await database.db.select().from(estimates)).toHaveLength(1);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await database.db.select().from(estimates)).toEqual([]);
    expect(await database.db.select().from(estimateLinks)).toEqual([]);
  });
});

describe("a mail", () => {
  it("is no longer known to anybody after two years, and does not go again", async () => {
    const services = shop();
    const placed = await placeOrder(services, checkoutInput());
    const id = placed.ok ? placed.value.order.id : "";
    await sendMails(services);
    years(services, 2, -1);
    await forgetAll(services);
    expect((await database.db.select().from(outbox)).map(({ recipient }) => recipient)).toContain(
      "ada@example.com",
    );
    services.clock.advance(2);
    await forgetAll(services);
    const nothing = {
      recipient: null,
      cc: null,
      subject: null,
      html: null,
      plainText: null,
      attachments: null,
    };
    const rows = await database.db.select().from(outbox);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ ...nothing, entityId: id });
    const again = [{ kind: "order-confirmation" as const, entityId: id }];
    expect(await enqueueMails(database.db, again, services.clock.now())).toBe(0);
  });
});

describe("an address of the newsletter", () => {
  const subscriber = (
    status: "pending" | "subscribed" | "unsubscribed",
    at: Date,
    left: Date | null = null,
  ) => ({
    id: status,
    email: `${status}@example.com`,
    status,
    createdAt: at,
    unsubscribedAt: left,
  });
  const left = async () =>
    (await database.db.select().from(newsletterSubscribers)).map(({ id }) => id).sort();

  it("goes thirty days after it asked and did not confirm, or left; one that is subscribed stays", async () => {
    const services = shop();
    const start = services.clock.now();
    const later = new Date(start.getTime() + 10 * day * 1000);
    await database.db
      .insert(newsletterSubscribers)
      .values([
        subscriber("pending", start),
        subscriber("subscribed", start),
        subscriber("unsubscribed", start, later),
      ]);
    services.clock.advance(30 * day);
    await forgetAll(services);
    expect(await left()).toEqual(["pending", "subscribed", "unsubscribed"]);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await left()).toEqual(["subscribed", "unsubscribed"]);
    services.clock.advance(10 * day);
    await forgetAll(services);
    expect(await left()).toEqual(["subscribed"]);
    years(services, 9, 0);
    await forgetAll(services);
    expect(await left()).toEqual(["subscribed"]);
  });
});

describe("signing in", () => {
  it("to the Studio leaves nothing behind a day after link and code; an invitation stays with its member", async () => {
    const services = shop();
    const now = services.clock.now();
    await database.db.insert(staffSignIns).values([
      { id: "asked", kind: "sign-in", createdAt: now, expiresAt: now },
      { id: "invited", kind: "invitation", createdAt: now, expiresAt: now },
    ]);
    const left = async () => (await database.db.select().from(staffSignIns)).map(({ id }) => id).sort();
    services.clock.advance(day);
    await forgetAll(services);
    expect(await left()).toEqual(["asked", "invited"]);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await left()).toEqual(["invited"]);
  });

  it("leaves nothing behind a day after link and code, thirty days after a session began, fourteen after its last use", async () => {
    const services = shop();
    const now = services.clock.now();
    const email = "ada@example.com";
    await database.db.insert(customers).values({ id: "c", email, createdAt: now, updatedAt: now });
    const used = new Date(now.getTime() + 20 * day * 1000);
    await database.db.insert(customerSessions).values([
      { id: "idle", customerId: "c", browser: "Firefox", startedAt: now, usedAt: now },
      { id: "used", customerId: "c", browser: "Firefox", startedAt: now, usedAt: used },
    ]);
    await database.db
      .insert(signIns)
      .values({ id: "s", email: "bo@example.com", createdAt: now, expiresAt: now });
    const sessions = async () =>
      (await database.db.select().from(customerSessions)).map(({ id }) => id).sort();
    services.clock.advance(day);
    await forgetAll(services);
    expect(await database.db.select().from(signIns)).toHaveLength(1);
    services.clock.advance(1);
    await forgetAll(services);
    expect(await database.db.select().from(signIns)).toEqual([]);
    services.clock.advance(13 * day);
    await forgetAll(services);
    expect(await sessions()).toEqual(["used"]);
    services.clock.advance(16 * day);
    await forgetAll(services);
    expect(await sessions()).toEqual([]);
    // An account stays until its owner deletes it.
    years(services, 20, 0);
    await forgetAll(services);
    expect(await database.db.select().from(customers)).toHaveLength(1);
  });
});
