import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { createDraftQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { quoteInputSchema } from "~/domains/quotes/back-office/quote-input.schema";
import { readQuoteForStaff } from "~/domains/quotes/back-office/read-quotes.server";
import { reviseQuote } from "~/domains/quotes/back-office/save-quote.server";
import { toDraft, toQuoteInput } from "../../../studio/tools/back-office/quote-draft";
import type { QuoteRecord } from "../../../studio/tools/back-office/quotes-api";

const database = testDatabase();
const billing = {
  ...{ firstName: "Grace", lastName: "Hopper", street1: "1 Navy Yard", street2: "Desk 7", city: "Fargo" },
  ...{ state: "ND", zipCode: "58102", countryId: "US", phoneNumber: "7015550199" },
};

/** Opens a quote in the back office's editor and saves it unchanged. Returns the quote before and after. */
async function savedAsItIs(options: Record<string, unknown>) {
  const shop = createQuoteShop(database);
  const id = await createDraftQuote(shop, options);
  const seen = async () => JSON.parse(JSON.stringify(await readQuoteForStaff(shop.db, id, shop.clock.now())));
  const before: QuoteRecord = await seen();
  const input = quoteInputSchema.parse(
    JSON.parse(JSON.stringify(toQuoteInput(toDraft(before), before.expiresAt))),
  );
  const saved = await reviseQuote(shop, { id, version: before.version, input, author: "Ingrid" });
  if (!saved.ok) throw new Error(saved.failure.code);
  return { before: contents(before), after: contents(await seen()) };
}

/** Returns the quote without the ids of items and addresses, because saving creates new ids. */
function contents({ quote, isTaxAgreed, expiresAt }: QuoteRecord) {
  const bare = ({ id: _id, ...rest }: { readonly id: string }) => rest;
  const addresses = JSON.parse(JSON.stringify(quote.addresses)).map(bare);
  return { ...quote, items: quote.items.map(bare), addresses, isTaxAgreed, expiresAt };
}

describe("a quote saved unchanged in the editor", () => {
  it("keeps agreed tax and shipping, minimum, notes and last day [QUOT-002]", async () => {
    const { before, after } = await savedAsItIs({
      ...{ taxPercent: 5, splitPaymentEnabled: true, minimumSplitAmount: 500, validDays: 12 },
    });
    expect(before.taxAmount).toBe(177.5);
    expect(after).toEqual(before);
  });

  it("changes the last valid day once other days are typed", async () => {
    const shop = createQuoteShop(database);
    const id = await createDraftQuote(shop, { validDays: 12 });
    const read = async () => readQuoteForStaff(shop.db, id, shop.clock.now());
    const before: QuoteRecord = JSON.parse(JSON.stringify(await read()));
    const draft = toDraft(before);
    const typed = { ...draft, fields: { ...draft.fields, validDays: "45" } };
    const input = quoteInputSchema.parse(JSON.parse(JSON.stringify(toQuoteInput(typed, before.expiresAt))));
    expect((await reviseQuote(shop, { id, version: before.version, input, author: "Ingrid" })).ok).toBe(true);
    // 45 days after March 2.
    expect((await read())?.expiresAt).toBe("2026-04-17T05:59:59.999Z");
    for (const wrong of ["0", "366", "soon"]) {
      const refused = quoteInputSchema.safeParse(
        JSON.parse(JSON.stringify(toQuoteInput({ ...typed, fields: { ...typed.fields, validDays: wrong } }))),
      );
      expect(refused.error?.issues[0]?.message, wrong).toBe("Enter a number of days from 1 to 365");
    }
  });

  it("keeps an agreed tax of zero when a quote is saved unchanged", async () => {
    const { before, after } = await savedAsItIs({ taxPercent: 0 });
    expect([before.taxAmount, after.taxAmount]).toEqual([0, 0]);
    expect(after).toEqual(before);
  });

  it("keeps shipping and tax by the shop's rules when a quote is saved unchanged", async () => {
    const { before, after } = await savedAsItIs({
      ...{ taxPercent: null, shippingCharge: null, discount: 0 },
      items: [{ sku: "HNG", name: "Hinge", qty: 3, price: 20, notes: "Left" }],
    });
    expect(before.isTaxAgreed).toBe(false);
    expect(after).toEqual(before);
  });

  it("keeps name, phone, second line and country of the billing address", async () => {
    const { before, after } = await savedAsItIs({ billing });
    expect(after).toEqual(before);
    expect(after.addresses[0]).toMatchObject({ ...billing, type: "billing" });
  });

  it("keeps a different shipping address when a quote is saved unchanged", async () => {
    for (const shipping of [
      { ...billing, street1: "2 Dock Rd", city: "Bismarck", zipCode: "58501" },
      { ...billing, street2: "Desk 8" },
      { ...billing, firstName: "Howard" },
      { ...billing, zipCode: "58103" },
    ]) {
      const { before, after } = await savedAsItIs({ billing, shipping });
      expect(after).toEqual(before);
      expect(after.addresses[1]).toMatchObject({ ...shipping, type: "shipping" });
    }
  });
});
