import { describe, expect, it } from "vitest";
import { emptyItem, hasLines, newDraft } from "../../studio/tools/desk/quote-draft";

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
});
