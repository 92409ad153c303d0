import { describe, expect, it } from "vitest";
import {
  createDraft,
  emptyItem,
  getTermPlaceholders,
  hasItems,
  toQuoteInput,
} from "../../studio/tools/back-office/quote-draft";

describe("draft of a quote", () => {
  it("does not price a draft quote while every line item is empty", () => {
    expect(hasItems(createDraft())).toBe(false);
    expect(hasItems({ items: [] })).toBe(false);
    expect(hasItems({ items: [emptyItem(), { ...emptyItem(), name: "  ", sku: "B30", price: " " }] })).toBe(
      false,
    );
  });

  it("prices a draft quote when one line item has a name or a price", () => {
    expect(hasItems({ items: [emptyItem(), { ...emptyItem(), name: "Base cabinet" }] })).toBe(true);
    expect(hasItems({ items: [{ ...emptyItem(), price: "0" }] })).toBe(true);
  });

  it("keeps a draft quote valid for the entered days, else until its current date or the shop's default", () => {
    const has = "2026-04-01T15:04:05.000Z";
    const typed = createDraft({ validDays: " 14 " });
    expect(toQuoteInput(typed)).toMatchObject({ validDays: 14 });
    expect(toQuoteInput(typed, has)).toMatchObject({ validDays: 14 });
    expect(toQuoteInput(typed, has)).not.toHaveProperty("expiresAt");
    expect(toQuoteInput(createDraft(), has)).toMatchObject({ expiresAt: has });
    expect(toQuoteInput(createDraft())).not.toHaveProperty("validDays");
    expect(getTermPlaceholders(undefined).validDays).toBe("30");
    expect(getTermPlaceholders(has).validDays).toBe("Valid until Apr 1, 2026 (no change)");
  });

  it("sends a minimum payment only with split payment enabled", () => {
    const typed = createDraft({ minimumSplitAmount: "250" });
    expect(toQuoteInput(typed)).toMatchObject({ splitPaymentEnabled: false, minimumSplitAmount: "0" });
    expect(toQuoteInput({ ...typed, isSplit: true })).toMatchObject({
      splitPaymentEnabled: true,
      minimumSplitAmount: "250",
    });
  });

  it("sends amounts as entered, because the shop parses them", () => {
    const typed = createDraft({ discount: " 10,50 ", shippingAmount: "1.234,50" });
    const items = [{ ...emptyItem(), name: "Base cabinet", qty: "1,200", price: "$35,50" }];
    expect(toQuoteInput({ ...typed, items })).toMatchObject({
      items: [{ qty: 1200, price: "$35,50" }],
      discount: "10,50",
      shippingCharge: { label: "Freight", amount: "1.234,50" },
    });
    expect(toQuoteInput(createDraft())).toMatchObject({ discount: "0" });
  });

  it.each([
    ["8.25", 8.25],
    ["8.25 %", 8.25],
    ["8.25%", 8.25],
    [" 0 ", 0],
    ["1,5", Number.NaN],
    ["8,25", Number.NaN],
    ["1 5", Number.NaN],
    ["-1", Number.NaN],
    ["some", Number.NaN],
  ])("parses the percentage %j as %d", (taxPercent, percent) => {
    expect(toQuoteInput(createDraft({ taxPercent }))).toMatchObject({ taxPercent: percent });
  });

  it.each([
    ["2", 2],
    ["1,5", Number.NaN],
    ["", Number.NaN],
  ])("parses the quantity %j as %d", (qty, count) => {
    expect(toQuoteInput({ ...createDraft(), items: [{ ...emptyItem(), qty }] })).toMatchObject({
      items: [{ qty: count }],
    });
  });
});
