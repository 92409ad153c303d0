import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PayButton } from "~/domains/payments/form/pay-button";
import { cents } from "~/kernel/money/money";

/** Returns the text of each element without tags. */
const textsOf = (html: string) => html.split(/<[^>]*>/).filter((text) => text.trim() !== "");

describe("the pay button", () => {
  const textOf = (amount: number | null, isLeftOut = false) =>
    textsOf(
      renderToStaticMarkup(
        <PayButton amount={amount === null ? null : cents(amount)} busy={false} isHidden={isLeftOut} />,
      ),
    );

  it("shows the amount to be charged [QUOT-003] [QUOT-015]", () => {
    expect(textOf(1_050)).toEqual(["Pay Now · $10.50"]);
    expect(textOf(105_000)).toEqual(["Pay Now · $1,050.00"]);
  });

  it("shows no amount while none is typed [QUOT-003]", () => {
    expect(textOf(null)).toEqual(["Pay Now"]);
  });

  it("shows only the amount when the provider has its own button [QUOT-006]", () => {
    expect(textOf(1_050, true)).toEqual(["You&#x27;ll pay $10.50."]);
    expect(textOf(null, true)).toEqual([]);
  });
});
