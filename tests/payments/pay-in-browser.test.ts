import { afterEach, describe, expect, it, vi } from "vitest";
import { type PaySteps, payInBrowser, postPayment } from "~/domains/payments/form/pay-in-browser";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { quoteMessages } from "~/domains/quotes/quote.messages";
import { ok } from "~/kernel/result";

afterEach(() => vi.unstubAllGlobals());

const payment: StartedPayment = {
  provider: "stripe",
  attemptId: "a-1",
  amount: 300,
  currency: "USD",
  publishableKey: "pk_test_1",
  paymentIntentId: "pi_1",
  clientSecret: "pi_1_secret",
  status: "requires_payment_method",
};
const done = { success: true, message: "Payment successful." };
const ports: PaySteps = {
  prepare: async () => ok({}),
  start: async () => ({ success: true, message: "", payment }),
  confirm: async () => null,
  settle: async () => done,
};
const texts = { failed: quoteMessages.paymentFailed, unexpectedError: quoteMessages.trouble };
const broken = async () => {
  throw new TypeError("Failed to fetch");
};

describe("payInBrowser", () => {
  it("returns the shop's final reply [QUOT-016]", async () => {
    expect(await payInBrowser(ports, texts)).toEqual({ kind: "done", reply: done });
  });

  it.each(["prepare", "start", "confirm", "settle"] as const)(
    "returns an error message when %s throws [QUOT-020]",
    async (port) => {
      expect(await payInBrowser({ ...ports, [port]: broken }, texts)).toEqual({
        kind: "refused",
        message: "An error occurred while processing your payment. Please try again.",
      });
    },
  );

  it("treats an unexpected reply as an error [QUOT-020]", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>Bad gateway</html>", { status: 502 }));
    const start = () => postPayment("/api/quote/payment", {});
    expect(await payInBrowser({ ...ports, start }, texts)).toEqual({
      kind: "refused",
      message: "An error occurred while processing your payment. Please try again.",
    });
  });

  it("prefers the server's message, then the provider's, then the default [QUOT-015]", async () => {
    const refused = (message: string) => async () => ({ success: false, message });
    const payWithSteps = async (changes: Partial<PaySteps>) => payInBrowser({ ...ports, ...changes }, texts);
    expect(await payWithSteps({ settle: refused("Not enough funds.") })).toMatchObject({
      message: "Not enough funds.",
    });
    expect(await payWithSteps({ confirm: async () => "Declined.", settle: refused("x") })).toMatchObject({
      message: "Declined.",
    });
    expect(await payWithSteps({ start: refused("") })).toEqual({
      kind: "refused",
      message: "Error while handling Payment",
    });
  });
});
