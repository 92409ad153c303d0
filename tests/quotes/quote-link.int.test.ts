import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { quoteActivity, quoteTokens } from "#db/schema/quotes";
import { testDatabase } from "#tests/support/database/database";
import { getPaymentIntentId } from "#tests/support/payments/payment-intent-id";
import { createDraftQuote, createOpenQuote, kitchenQuoteInput } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { cancelQuote } from "~/domains/quotes/back-office/extend-quote.server";
import { quoteInputSchema } from "~/domains/quotes/back-office/quote-input.schema";
import { reviseQuote } from "~/domains/quotes/back-office/save-quote.server";
import { openQuoteByLink, previewQuote, sendQuote } from "~/domains/quotes/back-office/send-quote.server";
import { viewQuote } from "~/domains/quotes/link/view-quote.server";
import { convertToOrder, payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { findQuote } from "~/domains/quotes/quote.store.server";

const database = testDatabase();
const whole = { paymentMethod: "online-payment", total: 3677.5, splitAmount: "", selectedSplitMethod: "" };

const missing = { ok: false, failure: { code: "quote-not-found" } };

async function listActivity(quoteId: string): Promise<string[]> {
  const rows = await database.db.select().from(quoteActivity).where(eq(quoteActivity.quoteId, quoteId));
  return rows.map(({ text }) => text);
}

describe("the link of a quote", () => {
  it("stores the link as a hash and opens its own quote only [QUOT-001]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    const other = await createOpenQuote(shop);
    const rows = await shop.db.select().from(quoteTokens).where(eq(quoteTokens.quoteId, link.quoteId));
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect(await viewQuote(shop, { ...link, token: other.token })).toEqual(missing);
    expect(await viewQuote(shop, { ...link, quoteId: "no-such" })).toEqual(missing);
    expect(await viewQuote(shop, { ...link, token: "" })).toEqual(missing);
    expect(await payQuote(shop, { ...link, ...whole, token: other.token })).toEqual(missing);
    expect(await convertToOrder(shop, { ...link, token: other.token })).toEqual(missing);
  });

  it("leaves no link when a quote is sent and canceled at the same time", async () => {
    const shop = createQuoteShop(database);
    const id = await createDraftQuote(shop);
    const named = { id, author: "Ingrid" };
    await Promise.all([openQuoteByLink(shop, named, "https://shop.example"), cancelQuote(shop, named)]);
    expect(await shop.db.select().from(quoteTokens).where(eq(quoteTokens.quoteId, id))).toEqual([]);
  });

  it("invalidates the link when the quote's email changes, not on other changes", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    const saved = async (change: object) => {
      const { version = 0 } = (await findQuote(shop.db, link.quoteId)) ?? {};
      const input = quoteInputSchema.parse({ ...kitchenQuoteInput, ...change });
      return (await reviseQuote(shop, { id: link.quoteId, version, input, author: "Ingrid" })).ok;
    };
    expect(await saved({ poNumber: "PO-8" })).toBe(true);
    expect((await viewQuote(shop, link)).ok).toBe(true);
    expect(await saved({ email: "grace@example.com" })).toBe(true);
    expect(await viewQuote(shop, link)).toEqual(missing);
    expect(await payQuote(shop, { ...link, ...whole })).toEqual(missing);
  });

  it("rejects a payment with a preview link of a quote", async () => {
    const shop = createQuoteShop(database);
    const { quoteId } = await createOpenQuote(shop);
    const shown = await previewQuote(shop, quoteId, "https://shop.example");
    const token = new URL(shown.ok ? shown.value : "").searchParams.get("token") ?? "";
    expect(await viewQuote(shop, { quoteId, token })).toMatchObject({ ok: true });
    expect(await payQuote(shop, { quoteId, token, ...whole })).toEqual(missing);
    expect(await convertToOrder(shop, { quoteId, token })).toEqual(missing);
  });

  it("expires the link at the end of the quote's last day, after 30 days by default [QUOT-008]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    const midnight = Date.parse("2026-04-02T06:00:00Z");
    shop.clock.advance((midnight - shop.clock.now().getTime()) / 1000 - 1);
    expect((await viewQuote(shop, link)).ok).toBe(true);
    shop.clock.advance(1);
    const expired = { ok: false, failure: { code: "link-expired" } };
    expect(await viewQuote(shop, link)).toEqual(expired);
    expect(await payQuote(shop, { ...link, ...whole })).toEqual(expired);
    const refused = { ok: false, failure: { code: "is-expired" } };
    expect(await sendQuote(shop, { id: link.quoteId, author: "Ingrid" })).toEqual(refused);
  });

  it("replies to a payer in the minute in which the link expires [QUOT-016]", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop, { validDays: 1 });
    const startedPayment = await payQuote(shop, { ...link, ...whole });
    shop.clock.advance(2 * 24 * 60 * 60);
    shop.bank.pay(getPaymentIntentId(startedPayment.ok ? startedPayment.value.payment : null));
    expect(await convertToOrder(shop, link)).toMatchObject({
      ok: true,
      value: { order: { status: "ordered" } },
    });
    expect(await listActivity(link.quoteId)).toContain(
      "Money arrived for a quote that was canceled or expired",
    );
  });

  it("records once that the customer opened the quote", async () => {
    const shop = createQuoteShop(database);
    const link = await createOpenQuote(shop);
    for (const _ of [1, 2, 3]) expect((await viewQuote(shop, link)).ok).toBe(true);
    const opened = (await listActivity(link.quoteId)).filter((text) => text === "Opened by the customer");
    expect(opened).toHaveLength(1);
  });
});
