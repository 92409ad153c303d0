import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { paymentAttempts } from "#db/schema/payments";
import { quotes } from "#db/schema/quotes";
import { testDatabase } from "#tests/support/database/database";
import { createDraftQuote, createOpenQuote, kitchenQuoteInput } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { copyQuote } from "~/domains/quotes/back-office/copy-quote.server";
import { cancelQuote, extendQuote } from "~/domains/quotes/back-office/extend-quote.server";
import { quoteInputSchema } from "~/domains/quotes/back-office/quote-input.schema";
import { quoteQuerySchema } from "~/domains/quotes/back-office/quote-query";
import { exportQuotes, readQuoteForStaff, readQuotes } from "~/domains/quotes/back-office/read-quotes.server";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { reviseQuote } from "~/domains/quotes/back-office/save-quote.server";
import { sendQuote } from "~/domains/quotes/back-office/send-quote.server";
import { payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { priceQuote } from "~/domains/quotes/price-quote.server";
import { cents } from "~/kernel/money/money";

const database = testDatabase();
const author = "Ingrid";
const daySeconds = 24 * 60 * 60;

/** A shop, and a function that reads a quote as staff see it. */
function openBackOffice() {
  const shop = createQuoteShop(database);
  const entry = async (id: string) => {
    const found = await readQuoteForStaff(shop.db, id, shop.clock.now());
    if (!found) throw new Error("the back office does not list the quote");
    return found;
  };
  return { shop, entry };
}

describe("saving a quote", () => {
  it("refuses the second of two concurrent edits of a quote", async () => {
    const { shop, entry } = openBackOffice();
    const id = await createDraftQuote(shop);
    const { version } = await entry(id);
    const save = (poNumber: string) =>
      reviseQuote(shop, {
        id,
        version,
        author,
        input: quoteInputSchema.parse({ ...kitchenQuoteInput, poNumber }),
      });
    expect((await save("PO-8")).ok).toBe(true);
    expect(await save("PO-9")).toEqual({ ok: false, failure: { code: "changed-meanwhile" } });
    expect((await entry(id)).quote.poNumber).toBe("PO-8");
  });

  it("uses the shipping address of a quote for its prices", async () => {
    const { shop } = openBackOffice();
    const address = (state: string, city: string, zipCode: string) => ({
      ...{ firstName: "Ada", lastName: "Lovelace", street1: "12 Main St", state, city, zipCode },
    });
    const input = quoteInputSchema.parse({
      ...{ firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" },
      billing: address("TX", "Dallas", "75201"),
      shipping: address("ND", "Fargo", "58102"),
      items: [{ sku: "HNG", name: "Hinge", qty: 1, price: 60 }],
    });
    // Both states ship for $9.95; Texas would take 8.25 %, and Montana nothing for the freight.
    const priced = await priceQuote(shop.content, input, shop.clock.now());
    expect(priced.ok && priced.value).toMatchObject({ shippingAmount: 995, taxPercent: 5, taxAmount: 350 });
    const home = { ...input, shipping: { ...input.billing, ...address("MT", "Sidney", "59270") } };
    const free = await priceQuote(shop.content, home, shop.clock.now());
    expect(free.ok && free.value).toMatchObject({ shippingAmount: 0, taxPercent: 0, total: 6_000 });
  });

  it("refuses a quote that cannot be paid: no shipping method, nothing to pay, minimum above the total", async () => {
    const { shop } = openBackOffice();
    const codeOf = async (change: object) => {
      const priced = await priceQuote(
        shop.content,
        quoteInputSchema.parse({ ...kitchenQuoteInput, ...change }),
        shop.clock.now(),
      );
      return priced.ok ? priced.value.total : priced.failure.code;
    };
    expect(
      await codeOf({ billing: { ...kitchenQuoteInput.billing, state: "CA" }, shippingCharge: null }),
    ).toBe("no-shipping-method");
    expect(await codeOf({ discount: 3_727.5 })).toBe("discount-too-high");
    expect(await codeOf({ discount: 3_727.49 })).toBe(1);
    expect(await codeOf({ minimumSplitAmount: 3_677.51 })).toBe("minimum-too-high");
    expect(await codeOf({ minimumSplitAmount: 3_677.5 })).toBe(367_750);
  });
});

describe("staff actions on a quote", () => {
  it("copies a quote into a draft valid for thirty days", async () => {
    const { shop, entry } = openBackOffice();
    const parts = { splitPaymentEnabled: true, minimumSplitAmount: 500 };
    const { quoteId } = await createOpenQuote(shop, { ...parts, validDays: 2 });
    shop.clock.advance(3 * daySeconds);
    const copied = await copyQuote(shop, { id: quoteId, author });
    const [old, copy] = [await entry(quoteId), await entry(copied.ok ? copied.value : "")];
    const contents = ({
      id: _i,
      quoteIncrementId: _n,
      createdAt: _c,
      expiresAt: _e,
      ...rest
    }: typeof old.quote) => ({
      ...rest,
      status: "",
    });
    expect(contents(copy.quote)).toEqual(contents(old.quote));
    expect([copy.status, copy.sentAt, copy.openedAt, copy.version]).toEqual(["draft", null, null, 1]);
    // Thirty days after March 5, in daylight saving time.
    expect([old.status, copy.expiresAt]).toEqual(["expired", "2026-04-05T05:59:59.999Z"]);
    expect(copy.activity.map(({ text }) => text)).toEqual([`Copied from quote ${old.number}`]);
  });

  it("sends a quote again with a new email, but not after its last day", async () => {
    const { shop, entry } = openBackOffice();
    const { quoteId } = await createOpenQuote(shop, { validDays: 2 });
    const send = () => sendQuote(shop, { id: quoteId, author });
    expect((await send()).ok).toBe(true);
    const first = (await entry(quoteId)).sentAt;
    shop.clock.advance(daySeconds);
    expect((await send()).ok).toBe(true);
    expect(Date.parse((await entry(quoteId)).sentAt ?? "") - Date.parse(first ?? "")).toBe(86_400_000);
    expect(await shop.db.select().from(outbox)).toHaveLength(2);
    shop.clock.advance(2 * daySeconds);
    expect(await send()).toEqual({ ok: false, failure: { code: "is-expired" } });
  });

  it("refuses to change a quote while a payment may be in progress; otherwise the change abandons open payments", async () => {
    const { shop, entry } = openBackOffice();
    const link = await createOpenQuote(shop);
    const id = link.quoteId;
    const whole = {
      paymentMethod: "online-payment",
      total: 3677.5,
      splitAmount: "",
      selectedSplitMethod: "",
    };
    expect((await payQuote(shop, { ...link, ...whole })).ok).toBe(true);
    const input = quoteInputSchema.parse({ ...kitchenQuoteInput, discount: 100 });
    const check = { method: "check", amount: cents(367_750), reference: "1044", author } as const;
    const rivals = async () => [
      await reviseQuote(shop, { id, version: (await entry(id)).version, author, input }),
      await sendQuote(shop, { id, author }),
      await extendQuote(shop, { id, author, days: 5 }),
      await cancelQuote(shop, { id, author }),
      await recordQuotePayment(shop, id, check),
    ];
    for (const status of ["capturing", "held", "needs_review"] as const) {
      await shop.db.update(paymentAttempts).set({ status });
      for (const done of await rivals())
        expect(done, status).toEqual({ ok: false, failure: { code: "payment-under-way" } });
    }
    expect((await entry(id)).quote.total).toBe(3677.5);
    await shop.db.update(paymentAttempts).set({ status: "open" });
    const [saved] = await rivals();
    expect(saved?.ok).toBe(true);
    const [attempt] = await shop.db.select().from(paymentAttempts);
    expect(attempt?.status).toBe("canceled");
  });

  it("lists a quote as expired after its last day, and exports dollars", async () => {
    const { shop } = openBackOffice();
    const { quoteId } = await createOpenQuote(shop, { validDays: 2 });
    await createDraftQuote(shop);
    const listed = async (status: string) => {
      const query = quoteQuerySchema.parse({ status });
      const { quotes, total } = await readQuotes(shop.db, query, shop.clock.now());
      expect(total).toBe(quotes.length);
      return quotes.map(({ id, status: messages }) => [id, messages]);
    };
    expect(await listed("ready_to_order")).toEqual([[quoteId, "ready_to_order"]]);
    expect(await listed("expired")).toEqual([]);
    // The last day, March 4, ends at the shop's midnight. The clock starts at 8:04:05 on March 2.
    shop.clock.advance(2 * daySeconds + 15 * 3600 + 55 * 60 + 54);
    expect(shop.clock.now().toISOString()).toBe("2026-03-05T06:59:59.000Z");
    expect(await listed("ready_to_order")).toEqual([[quoteId, "ready_to_order"]]);
    expect(await listed("expired")).toEqual([]);
    shop.clock.advance(1);
    expect(await listed("ready_to_order")).toEqual([]);
    expect(await listed("expired")).toEqual([[quoteId, "expired"]]);
    const table = await exportQuotes(
      shop.db,
      quoteQuerySchema.parse({ status: "expired" }),
      shop.clock.now(),
    );
    expect(table).toContain(",expired,Ada Lovelace,ada@example.com,PO-7,3677.50,2026-03-04,");
  });

  it("extends a quote from its last day, or from today when it has expired", async () => {
    const { shop, entry } = openBackOffice();
    const { quoteId } = await createOpenQuote(shop, { validDays: 30 });
    const extend = (days: number) => extendQuote(shop, { id: quoteId, author, days });
    expect(await extend(5)).toEqual({ ok: true, value: "April 6, 2026" });
    expect((await entry(quoteId)).expiresAt).toBe("2026-04-07T05:59:59.999Z");
    // The last moment of April 6. The quote is extended from the end of that day.
    shop.clock.advance((Date.parse("2026-04-07T05:59:59Z") - shop.clock.now().getTime()) / 1000);
    expect(await extend(1)).toEqual({ ok: true, value: "April 7, 2026" });
    shop.clock.advance(10 * daySeconds);
    expect((await entry(quoteId)).status).toBe("expired");
    expect(await extend(5)).toEqual({ ok: true, value: "April 21, 2026" });
    expect((await entry(quoteId)).activity.map(({ text }) => text)).toContain("Valid until April 21, 2026");
  });

  it("keeps a quote valid to the end of its day when an older row contains a time [QUOT-008]", async () => {
    const { shop, entry } = openBackOffice();
    const { quoteId } = await createOpenQuote(shop);
    const stored = new Date("2026-03-02T17:00:00Z");
    await shop.db.update(quotes).set({ expiresAt: stored }).where(eq(quotes.id, quoteId));
    shop.clock.advance((Date.parse("2026-03-03T06:59:59Z") - shop.clock.now().getTime()) / 1000);
    expect((await entry(quoteId)).status).toBe("ready_to_order");
    shop.clock.advance(1);
    expect((await entry(quoteId)).status).toBe("expired");
    expect(await extendQuote(shop, { id: quoteId, author, days: 1 })).toEqual({
      ok: true,
      value: "March 4, 2026",
    });
  });
});
