import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { quotes } from "#db/schema/quotes";
import { testDatabase } from "#tests/support/database/database";
import { createDraftQuote, createOpenQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { testSecret } from "#tests/support/shop/shop-services";
import { cancelQuote, extendQuote } from "~/domains/quotes/back-office/extend-quote.server";
import { readQuoteForStaff } from "~/domains/quotes/back-office/read-quotes.server";
import type { QuoteEmailKind } from "~/domains/quotes/emails/quote-email";
import { findViewableQuote } from "~/domains/quotes/link/quote-link.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";

const database = testDatabase();
const daySeconds = 24 * 60 * 60;

/** A shop with an open quote, valid for thirty days, and functions that compose its emails. */
async function posted(options: object = {}) {
  const shop = createQuoteShop(database);
  const { quoteId } = await createOpenQuote(shop, { ...options });
  const all = createEmailComposers({ ...shop, publicUrl: "https://shop.example", sessionSecret: testSecret });
  const email = (kind: QuoteEmailKind) => ({ id: "m", kind, entityId: quoteId, paymentId: "", attempts: 1 });
  const compose = (kind: QuoteEmailKind) => all[kind].compose(email(kind));
  return { shop, id: quoteId, all, mail: email, compose };
}

const kinds = ["quote", "quote-reminder", "quote-expired"] as const;

describe("the quote emails", () => {
  /** Returns the kinds of emails that the shop would send now. */
  async function written({ compose }: Awaited<ReturnType<typeof posted>>) {
    const found = [];
    for (const kind of kinds) if (await compose(kind)) found.push(kind);
    return found;
  }

  it("sends quote emails only while they apply", async () => {
    const quote = await posted();
    expect(await written(quote)).toEqual(["quote", "quote-reminder"]);
    quote.shop.clock.advance(31 * daySeconds);
    expect(await written(quote)).toEqual(["quote-expired"]);
    await extendQuote(quote.shop, { id: quote.id, author: "Ingrid", days: 3 });
    expect(await written(quote)).toEqual(["quote", "quote-reminder"]);
    await database.db.update(quotes).set({ status: "ordered" }).where(eq(quotes.id, quote.id));
    expect(await written(quote)).toEqual([]);
    const canceled = await posted();
    await cancelQuote(canceled.shop, { id: canceled.id, author: "Ingrid" });
    expect(await written(canceled)).toEqual([]);
  });

  it("includes a customer's own link, or the Studio's URL for staff", async () => {
    const { shop, id, compose } = await posted();
    const links = [];
    for (const kind of ["quote", "quote-reminder"] as const) {
      const email = await compose(kind);
      expect([email?.to, email?.cc]).toEqual(["ada@example.com", []]);
      const href = /https:\/\/shop\.example\/quote\/payment\?\S+/.exec(email?.text ?? "")?.[0] ?? "";
      const token = new URL(href).searchParams.get("token") ?? "";
      expect(await findViewableQuote(shop.db, { quoteId: id, token }, shop.clock.now())).toMatchObject({
        ok: true,
      });
      links.push(token);
    }
    expect(new Set(links).size).toBe(2);
    const toStaff = await compose("quote-link-request");
    expect([toStaff?.to, toStaff?.cc]).toEqual([
      "orders@stileandrail.example",
      ["owner@stileandrail.example"],
    ]);
    expect(toStaff?.text).toContain("https://shop.example/studio");
    expect(`${toStaff?.html}${toStaff?.text}`).not.toContain("token=");
  });

  it("adds an entry to the activity once a quote email is sent", async () => {
    const { shop, id, all, mail: email } = await posted();
    const now = shop.clock.now();
    const sent = { to: "ada@example.com", cc: [], subject: "", html: "", text: "" };
    for (const kind of ["quote", "quote-reminder", "quote-expired", "quote-link-request"] as const)
      await all[kind].afterSent(shop.db, email(kind), sent, now);
    const activityTexts = (await readQuoteForStaff(shop.db, id, now))?.activity.map(({ text }) => text);
    expect(activityTexts).toEqual([
      "Quote created",
      "A link was copied",
      "The customer was reminded",
      "The customer was told that the quote has expired",
    ]);
  });

  it("lists subtotals, tax only when there is any, and the minimum of a quote", async () => {
    const { compose } = await posted({ splitPaymentEnabled: true, minimumSplitAmount: 500 });
    const lines = (await compose("quote"))?.text.split("\n") ?? [];
    for (const line of [
      "4 x Base cabinet 30 in, $1,800.00",
      "Subtotal: $3,300.00",
      "Shipping (Freight to the curb): $250.00",
      "Tax (5%): $177.50",
      "Discount: -$50.00",
      "Total: $3,677.50",
      "Can be paid in installments: from $500.00",
    ])
      expect(lines).toContain(line);
    const untaxed = (await (await posted({ taxPercent: 0 })).compose("quote"))?.text ?? "";
    expect(untaxed).toContain("Subtotal: $3,300.00");
    expect(untaxed).not.toContain("Tax");
  });
});

it("sends no email for a draft quote", async () => {
  const { all, mail: email, shop } = await posted();
  const entityId = await createDraftQuote(shop);
  for (const kind of kinds) expect(await all[kind].compose({ ...email(kind), entityId })).toBeNull();
});
