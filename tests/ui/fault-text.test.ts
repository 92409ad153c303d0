import { describe, expect, it } from "vitest";
import { getErrorTexts } from "~/shell-error";

const afterPaying =
  "It is not your doing. If you have just paid, please do not pay again: we record your payment as soon as we can, and write to you.";

describe("the page for a fault of the shop", () => {
  it.each([
    "/checkout",
    "/order/success",
    "/order/split-payment",
    "/quote/payment",
    "/payment/fail",
    "/payment/verify/stripe",
  ])("does not say at %s that nothing was charged: money may have been taken", (path) => {
    expect(getErrorTexts(500, path)).toEqual({ title: "Something on our side gave way", text: afterPaying });
  });

  it.each(["/", "/checkout-tips", "/my-account/orders"])("speaks of no payment at %s", (path) => {
    expect(getErrorTexts(500, path).text).toBe("It is not your doing. Please try once more in a moment.");
  });

  it("asks a visitor who sent too many requests to wait", () => {
    expect(getErrorTexts(429, "/favorites")).toEqual({
      title: "Too many requests",
      text: "Many requests came from your connection. Please wait a minute, then open this page again.",
    });
  });

  it("warns a visitor who sent too many requests to a payment page against paying again", () => {
    expect(getErrorTexts(429, "/quote/payment")).toEqual({
      title: "Too many requests",
      text: "Many requests came from your connection. If you have just paid, please do not pay again. Please wait a minute, then open this page again.",
    });
  });
});
