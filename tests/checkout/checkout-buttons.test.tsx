import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CheckoutButtons } from "~/domains/checkout/page/checkout-buttons";
import { type Cents, cents } from "~/kernel/money";

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

describe("the buttons of the checkout", () => {
  it("are one that says Submit, where nobody gave it another name [CHK-002]", () => {
    expect(shown(undefined)).toEqual([["submit", "Submit"]]);
    expect(shown({ submit: undefined, reset: undefined })).toEqual([["submit", "Submit"]]);
  });

  it("have an editor's words, and empty the form where the editor wants such a button [CHK-002]", () => {
    expect(shown({ submit: "Place order", reset: "Start again" })).toEqual([
      ["submit", "Place order"],
      ["button", "Start again"],
    ]);
  });

  it("say the amount that will be charged, behind the words of the first [CHK-002]", () => {
    expect(shown({ submit: "Place order", reset: "Start again" }, false, cents(2_430))).toEqual([
      ["submit", "Place order · $24.30"],
      ["button", "Start again"],
    ]);
    expect(shown(undefined, false, cents(105_000))).toEqual([["submit", "Submit · $1,050.00"]]);
  });

  it("leave submitting to a payment method that has a button of its own", () => {
    expect(shown({ submit: "Place order", reset: undefined }, true)).toEqual([]);
  });
});
