import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { quotes } from "#db/schema/quotes";
import { testDatabase } from "#tests/support/database/database";
import { explainWithoutSeqScan } from "#tests/support/database/query-plan";
import { createDraftQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { buildQuoteSearch } from "~/domains/quotes/back-office/quote-list.store.server";
import { quoteQuerySchema } from "~/domains/quotes/back-office/quote-query";
import { exportQuotes, readQuotes } from "~/domains/quotes/back-office/read-quotes.server";

const database = testDatabase();
const now = new Date("2026-03-02T15:00:00Z");

const quotesBy = async (search: string) => {
  const { quotes, total } = await readQuotes(database.db, quoteQuerySchema.parse({ search }), now);
  expect(total, search).toBe(quotes.length);
  return quotes.map(({ number }) => number).toSorted();
};

/** Inserts three quotes with the numbers 12, 120 and 4711. */
async function threeQuotes() {
  const shop = createQuoteShop(database);
  const line = { qty: 1, price: 800, notes: null };
  const written = [
    [12, { firstName: "Jörg", lastName: "Müller", email: "jorg@kuche.example", poNumber: "PO-88" }],
    [120, { items: [{ ...line, sku: "P18-PMGW", name: 'Pantry 18" by hand' }] }],
    [4711, { firstName: "Maeve", lastName: "O'Hara", email: "m@o-hara.example" }],
  ] as const;
  for (const [quoteNumber, options] of written) {
    const id = await createDraftQuote(shop, options);
    await database.db.update(quotes).set({ quoteNumber }).where(sql`id = ${id}`);
  }
}

describe("the staff search for quotes", () => {
  it("finds prefixes of numbers, names, addresses and lines", async () => {
    await threeQuotes();
    const [twelve, hundred, last] = ["Q00000012", "Q00000120", "Q00004711"];
    const expected: readonly [string, readonly string[]][] = [
      ["Q00000012", [twelve]],
      ["q12", [twelve, hundred]],
      ["#120", [hundred]],
      ["4711", [last]],
      ["MÜLL jö", [twelve]],
      ["@o-hara.example", [last]],
      ["kuche", [twelve]],
      ["po-88", [twelve]],
      ["P18-PM", [hundred]],
      ['pantry 18"', [hundred]],
      ["fitting", [twelve, last]],
      ["lovelace", [hundred]],
      ["nowhere", []],
    ];
    for (const [search, numbers] of expected) expect(await quotesBy(search), search).toEqual(numbers);
  });

  it("falls back to substrings only without a prefix match, also in exports", async () => {
    await threeQuotes();
    expect(await quotesBy("ovelac")).toEqual(["Q00000120"]);
    expect(await quotesBy('try 18" by')).toEqual(["Q00000120"]);
    expect(await quotesBy("antry")).toEqual(["Q00000120"]);
    expect(await quotesBy('"')).toEqual(["Q00000120"]);
    expect(await quotesBy("!!")).toEqual([]);
    const table = await exportQuotes(database.db, quoteQuerySchema.parse({ search: "ovelac" }), now);
    expect(table.trim().split("\r\n")).toHaveLength(2);
  });

  it("never scans all quotes: words use the index, single characters the newest 10,000", async () => {
    await threeQuotes();
    const { db } = database;
    const text = await explainWithoutSeqScan(
      db,
      quotes,
      await buildQuoteSearch(db, { prefixQuery: "'mül':*" }),
    );
    expect(text).toContain("Bitmap Index Scan on quote_words");
    for (const substring of ["!!", "a", "ü", "x-", "%"]) {
      const plan = await explainWithoutSeqScan(db, quotes, await buildQuoteSearch(db, { substring }));
      expect(plan, substring).toContain("quote_by_number");
      expect(plan, substring).toContain("Limit");
      expect(plan, substring).not.toContain("Seq Scan");
    }
    expect(text).not.toContain("Seq Scan");
    // PGlite has no trigrams (decision 140).
    if (database.kind === "postgres")
      expect(
        await explainWithoutSeqScan(db, quotes, await buildQuoteSearch(db, { substring: "ovelac" })),
      ).toContain("quote_searched");
  });
});
