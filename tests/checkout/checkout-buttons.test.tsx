import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CheckoutButtons } from "~/domains/checkout/page/checkout-buttons";
import { type Cents, cents } from "~/kernel/money/money";

type Labels = Parameters<typeof CheckoutButtons>[0]["labels"];

const shown = (labels: Labels, isSubmitHidden = false, payAmount: Cents | null = null) => {
  const html = renderToStaticMarkup(
    <CheckoutButtons
      labels={labels}
      payAmount={payAmount}
      busy={false}
      isSubmitHidden={isSubmitHidden}
      onReset={() => undefined}
    >
      {null}
    </CheckoutButtons>,
  );
  return [...html.matchAll(/<button type="(\w+)".*?<\/button>/g)].map(([button, type]) => [
    type,
    button.replace(/<[^>]*>/g, ""),
  ]);
};

describe("the checkout buttons", () => {
  it("labels the submit button 'Submit' by default [CHK-002]", () => {
    expect(shown(undefined)).toEqual([["submit", "Submit"]]);
    expect(shown({ submit: undefined, reset: undefined })).toEqual([["submit", "Submit"]]);
  });

  it("uses the editor's button labels and shows a reset button when the editor wants one [CHK-002]", () => {
    expect(shown({ submit: "Place order", reset: "Start again" })).toEqual([
      ["submit", "Place order"],
      ["button", "Start again"],
    ]);
  });

  it("shows the amount to be charged after the label of the submit button [CHK-002]", () => {
    expect(shown({ submit: "Place order", reset: "Start again" }, false, cents(2_430))).toEqual([
      ["submit", "Place order · $24.30"],
      ["button", "Start again"],
    ]);
    expect(shown(undefined, false, cents(105_000))).toEqual([["submit", "Submit · $1,050.00"]]);
  });

  it("hides the submit button when the payment method has its own", () => {
    expect(shown({ submit: "Place order", reset: undefined }, true)).toEqual([]);
  });
});
