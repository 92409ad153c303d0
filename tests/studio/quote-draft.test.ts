import { describe, expect, it } from "vitest";
import {
  agreedPlaceholders,
  emptyItem,
  hasLines,
  inputOf,
  newDraft,
} from "../../studio/tools/desk/quote-draft";

describe("a quote as it is typed", () => {
  it("is not priced while no line says anything: a blank new quote is no mistake", () => {
    expect(hasLines(newDraft())).toBe(false);
    expect(hasLines({ items: [] })).toBe(false);
    expect(hasLines({ items: [emptyItem(), { ...emptyItem(), name: "  ", sku: "B30", price: " " }] })).toBe(
      false,
    );
  });

  it("is priced as soon as one line has a name or a price", () => {
    expect(hasLines({ items: [emptyItem(), { ...emptyItem(), name: "Base cabinet" }] })).toBe(true);
    expect(hasLines({ items: [{ ...emptyItem(), price: "0" }] })).toBe(true);
  });

  it("is open for the days that are typed; else for the day it has, or the shop's usual ones", () => {
    const has = "2026-04-01T15:04:05.000Z";
    const typed = newDraft({ validDays: " 14 " });
    expect(inputOf(typed)).toMatchObject({ validDays: 14 });
    expect(inputOf(typed, has)).toMatchObject({ validDays: 14 });
    expect(inputOf(typed, has)).not.toHaveProperty("expiresAt");
    expect(inputOf(newDraft(), has)).toMatchObject({ expiresAt: has });
    expect(inputOf(newDraft())).not.toHaveProperty("validDays");
    expect(agreedPlaceholders(undefined).validDays).toBe("30");
    expect(agreedPlaceholders(has).validDays).toBe("Open until Apr 1, 2026, as it is");
  });

  it("has a smallest payment only where it may be paid in parts: what was typed before is not sent", () => {
    const typed = newDraft({ minimumSplitAmount: "250" });
    expect(inputOf(typed)).toMatchObject({ splitPaymentEnabled: false, minimumSplitAmount: "0" });
    expect(inputOf({ ...typed, isSplit: true })).toMatchObject({
      splitPaymentEnabled: true,
      minimumSplitAmount: "250",
    });
  });

  it("sends amounts as they are typed: the shop alone parses them", () => {
    const typed = newDraft({ discount: " 10,50 ", shippingAmount: "1.234,50" });
    const items = [{ ...emptyItem(), name: "Base cabinet", qty: "1,200", price: "$35,50" }];
    expect(inputOf({ ...typed, items })).toMatchObject({
      items: [{ qty: 1200, price: "$35,50" }],
      discount: "10,50",
      shippingCharge: { label: "Freight", amount: "1.234,50" },
    });
    expect(inputOf(newDraft())).toMatchObject({ discount: "0" });
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
  ])("reads the percent %j as %d", (taxPercent, percent) => {
    expect(inputOf(newDraft({ taxPercent }))).toMatchObject({ taxPercent: percent });
  });

  it.each([
    ["2", 2],
    ["1,5", Number.NaN],
    ["", Number.NaN],
  ])("reads the quantity %j as %d", (qty, count) => {
    expect(inputOf({ ...newDraft(), items: [{ ...emptyItem(), qty }] })).toMatchObject({
      items: [{ qty: count }],
    });
  });
});
