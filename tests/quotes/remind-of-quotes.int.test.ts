import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { testDatabase } from "#tests/support/database/database";
import { quoteShop } from "#tests/support/quotes/quote-shop";
import { openQuote } from "#tests/support/quotes/some-quote";
import { extendQuote } from "~/domains/quotes/extend-quote.server";
import { remindOfQuotes } from "~/domains/quotes/remind-of-quotes.server";

const database = testDatabase();
const daySeconds = 24 * 60 * 60;

describe("reminding of quotes", () => {
  it("writes three days before a quote expires and after it has, once each, and anew when it was extended", async () => {
    const shop = quoteShop(database);
    const { quoteId } = await openQuote(shop);
    const kinds = async () => {
      await remindOfQuotes(shop);
      await remindOfQuotes(shop);
      const rows = await shop.db.select().from(outbox).where(eq(outbox.entityId, quoteId));
      return rows.map(({ kind }) => kind).toSorted();
    };
    shop.clock.advance(26 * daySeconds);
    expect(await kinds()).toEqual([]);
    shop.clock.advance(daySeconds);
    expect(await kinds()).toEqual(["quote-reminder"]);
    shop.clock.advance(3 * daySeconds);
    expect(await kinds()).toEqual(["quote-expired", "quote-reminder"]);
    await extendQuote(shop, { id: quoteId, author: "Ingrid", days: 2 });
    expect(await kinds()).toEqual(["quote-expired", "quote-reminder", "quote-reminder"]);
  });
});
