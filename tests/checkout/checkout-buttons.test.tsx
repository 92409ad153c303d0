import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CheckoutButtons } from "~/domains/checkout/checkout-buttons";

const shown = (labels: Parameters<typeof CheckoutButtons>[0]["labels"], mayNotSubmit = false) => {
  const html = renderToStaticMarkup(
    <CheckoutButtons labels={labels} busy={false} mayNotSubmit={mayNotSubmit} onReset={() => undefined}>
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

  it("leave submitting to a payment method that has a button of its own", () => {
    expect(shown({ submit: "Place order", reset: undefined }, true)).toEqual([]);
  });
});
