import { describe, expect, it } from "vitest";
import { listPaymentPortions } from "~/domains/quotes/views/payment-portions";
import { cents } from "~/kernel/money/money";

const shown = (minimum: number, total: number) =>
  listPaymentPortions({ minimum: cents(minimum), total: cents(total) }).map(({ label, amount }) => [
    label,
    amount,
  ]);

describe("listPaymentPortions", () => {
  it("offers the total, the deposit, half and another amount [QUOT-010]", () => {
    expect(shown(20_000, 110_000)).toEqual([
      ["In full", 110_000],
      ["Deposit", 20_000],
      ["Half", 55_000],
      ["Other amount", null],
    ]);
  });

  it("offers no deposit without a minimum, and no half at or below the minimum [QUOT-012]", () => {
    expect(shown(0, 110_001).map(([label]) => label)).toEqual(["In full", "Half", "Other amount"]);
    expect(shown(0, 110_001)[1]).toEqual(["Half", 55_001]);
    expect(shown(55_000, 110_000).map(([label]) => label)).toEqual(["In full", "Deposit", "Other amount"]);
  });

  it("offers only the total when no smaller amount is accepted [QUOT-012]", () => {
    expect(shown(110_000, 110_000)).toEqual([["In full", 110_000]]);
    expect(shown(0, 1)).toEqual([["In full", 1]]);
  });
});
