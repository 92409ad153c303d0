import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { quoteActivity, quoteTokens } from "#db/schema/quotes";
import { testDatabase } from "#tests/support/database/database";
import { intentOf } from "#tests/support/payments/intent-of";
import { quoteShop } from "#tests/support/quotes/quote-shop";
import { draftedQuote, openQuote } from "#tests/support/quotes/some-quote";
import { cancelQuote } from "~/domains/quotes/extend-quote.server";
import { convertToOrder, payQuote } from "~/domains/quotes/pay-quote.server";
import { openByLink } from "~/domains/quotes/send-quote.server";
import { viewQuote } from "~/domains/quotes/view-quote.server";

const database = testDatabase();
const whole = { paymentMethod: "online-payment", total: 3677.5, splitAmount: "", selectedSplitMethod: "" };

async function activityOf(quoteId: string): Promise<string[]> {
  const rows = await database.db.select().from(quoteActivity).where(eq(quoteActivity.quoteId, quoteId));
  return rows.map(({ text }) => text);
}

describe("the link of a quote", () => {
  it("is kept as a hash alone, and opens nothing but its own quote [QUOT-001]", async () => {
    const shop = quoteShop(database);
    const link = await openQuote(shop);
    const other = await openQuote(shop);
    const rows = await shop.db.select().from(quoteTokens).where(eq(quoteTokens.quoteId, link.quoteId));
    expect(JSON.stringify(rows)).not.toContain(link.token);
    const missing = { ok: false, failure: { code: "quote-not-found" } };
    expect(await viewQuote(shop, { ...link, token: other.token })).toEqual(missing);
    expect(await viewQuote(shop, { ...link, quoteId: "no-such" })).toEqual(missing);
    expect(await viewQuote(shop, { ...link, token: "" })).toEqual(missing);
    expect(await payQuote(shop, { ...link, ...whole, token: other.token })).toEqual(missing);
    expect(await convertToOrder(shop, { ...link, token: other.token })).toEqual(missing);
  });

  it("is made before the quote is called off, or not at all: none is left behind", async () => {
    const shop = quoteShop(database);
    const id = await draftedQuote(shop);
    const named = { id, author: "Ingrid" };
    await Promise.all([openByLink(shop, named, "https://shop.example"), cancelQuote(shop, named)]);
    expect(await shop.db.select().from(quoteTokens).where(eq(quoteTokens.quoteId, id))).toEqual([]);
  });

  it("expires with the quote, after 30 days unless set [QUOT-008]", async () => {
    const shop = quoteShop(database);
    const link = await openQuote(shop);
    shop.clock.advance(30 * 24 * 60 * 60 - 1);
    expect((await viewQuote(shop, link)).ok).toBe(true);
    shop.clock.advance(1);
    const expired = { ok: false, failure: { code: "link-expired" } };
    expect(await viewQuote(shop, link)).toEqual(expired);
    expect(await payQuote(shop, { ...link, ...whole })).toEqual(expired);
  });

  it("still answers who paid in the minute it expired [QUOT-016]", async () => {
    const shop = quoteShop(database);
    const link = await openQuote(shop, { validDays: 1 });
    const begun = await payQuote(shop, { ...link, ...whole });
    shop.clock.advance(24 * 60 * 60);
    shop.bank.pay(intentOf(begun.ok ? begun.value.payment : null));
    expect(await convertToOrder(shop, link)).toMatchObject({
      ok: true,
      value: { order: { status: "ordered" } },
    });
    expect(await activityOf(link.quoteId)).toContain(
      "Money arrived for a quote that was canceled or expired",
    );
  });

  it("is noted as opened once, however often its customer looks at it", async () => {
    const shop = quoteShop(database);
    const link = await openQuote(shop);
    for (const _ of [1, 2, 3]) expect((await viewQuote(shop, link)).ok).toBe(true);
    const opened = (await activityOf(link.quoteId)).filter((text) => text === "Opened by the customer");
    expect(opened).toHaveLength(1);
  });
});
