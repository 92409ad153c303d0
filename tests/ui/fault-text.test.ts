import { describe, expect, it } from "vitest";
import { getErrorTexts, getErrorTitle, getFailedFetchTexts, isFailedFetch } from "~/shell-error";

const afterPaying =
  "It's not your fault. If you just paid, please don't pay again: we'll record your payment as soon as we can and email you.";

describe("getErrorTexts", () => {
  it.each([
    "/checkout",
    "/order/success",
    "/order/split-payment",
    "/quote/payment",
    "/payment/fail",
    "/payment/verify/stripe",
  ])("warns against paying again after an error at %s", (path) => {
    expect(getErrorTexts(500, path)).toEqual({
      title: "Something went wrong on our side",
      text: afterPaying,
    });
  });

  it.each(["/", "/checkout-tips", "/my-account/orders"])("does not mention a payment at %s", (path) => {
    expect(getErrorTexts(500, path).text).toBe("It's not your fault. Please try again in a moment.");
  });

  it("asks a visitor who sent too many requests to wait", () => {
    expect(getErrorTexts(429, "/favorites")).toEqual({
      title: "Too many requests",
      text: "Your connection sent many requests. Please wait a minute, then open this page again.",
    });
  });

  it("warns a visitor who sent too many requests to a payment page against paying again", () => {
    expect(getErrorTexts(429, "/quote/payment")).toEqual({
      title: "Too many requests",
      text: "Your connection sent many requests. If you just paid, please don't pay again. Please wait a minute, then open this page again.",
    });
  });
});

describe("getErrorTitle", () => {
  const response = (status: number) => ({ status, statusText: "", internal: false, data: null });

  it.each([
    [response(404), "We can't find this page"],
    [response(429), "Too many requests"],
    [response(500), "Something went wrong on our side"],
    [new Error("a bug"), "Something went wrong on our side"],
    [new TypeError("Failed to fetch"), "We can't reach the shop"],
  ])("names the error for the document title", (error, title) => {
    expect(getErrorTitle(error)).toBe(title);
  });
});

describe("a request without a response", () => {
  it.each([
    "Failed to fetch",
    "NetworkError when attempting to fetch resource.",
    "Load failed",
    "The network connection was lost.",
  ])("recognizes a request without a response by the browser's message '%s'", (message) => {
    expect(isFailedFetch(new TypeError(message))).toBe(true);
    expect(isFailedFetch(new Error(message))).toBe(false);
  });

  it("distinguishes a request without a response from a bug", () => {
    expect(isFailedFetch(new TypeError("x is undefined"))).toBe(false);
  });

  it("asks to check the connection, and on payment pages not to pay again", () => {
    expect(getFailedFetchTexts("/products")).toEqual({
      title: "We can't reach the shop",
      text: "Please check your connection and try again.",
    });
    expect(getFailedFetchTexts("/checkout").text).toBe(
      "If you just paid, please don't pay again before you have checked your email. Please check your connection and try again.",
    );
  });
});
