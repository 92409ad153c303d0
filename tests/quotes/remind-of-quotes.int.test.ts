import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createDraftQuote, createOpenQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { cancelQuote, extendQuote } from "~/domains/quotes/back-office/extend-quote.server";
import { enqueueQuoteReminders } from "~/domains/quotes/remind-of-quotes.server";

const database = testDatabase();
const daySeconds = 24 * 60 * 60;

describe("enqueueQuoteReminders", () => {
  it("enqueues emails three days before and after expiry, once per expiry date", async () => {
    const shop = createQuoteShop(database);
    const { quoteId } = await createOpenQuote(shop);
    const kinds = async () => {
      await enqueueQuoteReminders(shop);
      await enqueueQuoteReminders(shop);
      const rows = await shop.db.select().from(outbox).where(eq(outbox.entityId, quoteId));
      return rows.map(({ kind }) => kind).toSorted();
    };
    shop.clock.advance(26 * daySeconds);
    expect(await kinds()).toEqual([]);
    shop.clock.advance(daySeconds);
    expect(await kinds()).toEqual(["quote-reminder"]);
    shop.clock.advance(3 * daySeconds);
    // The quote is still valid on its last day.
    expect(await kinds()).toEqual(["quote-reminder"]);
    shop.clock.advance(daySeconds);
    expect(await kinds()).toEqual(["quote-expired", "quote-reminder"]);
    await extendQuote(shop, { id: quoteId, author: "Ingrid", days: 2 });
    expect(await kinds()).toEqual(["quote-expired", "quote-reminder", "quote-reminder"]);
  });

  it("skips quotes sent today, canceled ones and drafts", async () => {
    const shop = createQuoteShop(database);
    const kinds = async () => {
      await enqueueQuoteReminders(shop);
      return (await shop.db.select().from(outbox)).map(({ kind }) => kind);
    };
    await createDraftQuote(shop, { validDays: 2 });
    const { quoteId } = await createOpenQuote(shop, { validDays: 2 });
    expect(await kinds()).toEqual([]);
    shop.clock.advance(daySeconds);
    expect(await kinds()).toEqual(["quote-reminder"]);
    await shop.db.delete(outbox);
    await cancelQuote(shop, { id: quoteId, author: "Ingrid" });
    expect(await kinds()).toEqual([]);
  });

  it("reminds of quotes after the days that an editor set", async () => {
    const email = (type: string, days: number) => ({ _id: `mail-${type}`, _type: "mailText", type, days });
    const written = [email("quote-reminder", 10), email("quote-expired", 1)];
    const shop = { ...createQuoteShop(database), content: contentOf([...shopContent, ...written]) };
    const kinds = async () => {
      await enqueueQuoteReminders(shop);
      return (await shop.db.select().from(outbox)).map(({ kind }) => kind).toSorted();
    };
    const { quoteId } = await createOpenQuote(shop);
    await shop.db.delete(outbox);
    // Ten days before April 1, from the shop's midnight on.
    shop.clock.advance((Date.parse("2026-03-22T06:00:00Z") - shop.clock.now().getTime()) / 1000 - 1);
    expect(await kinds()).toEqual([]);
    shop.clock.advance(1);
    expect(await kinds()).toEqual(["quote-reminder"]);
    // Two days after the last day the email is out of date.
    shop.clock.advance(12 * daySeconds);
    expect(await kinds()).toEqual(["quote-reminder"]);
    await extendQuote(shop, { id: quoteId, author: "Ingrid", days: 1 });
    await enqueueQuoteReminders(shop);
    shop.clock.advance(2 * daySeconds);
    expect(await kinds()).toEqual(["quote-expired", "quote-reminder", "quote-reminder"]);
  });
});
