import { describe, expect, it, vi } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { failWith, providerTimeoutResult, startOrderPayment } from "#tests/support/payments/started-payment";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { chargeToken } from "~/domains/settlement/start-payment/charge-token.server";
import { cents } from "~/kernel/money/money";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

const token = { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue: "wrapped" };

/** An order of $23.57 with Authorize.Net as its provider. `comesTo` is the result of a charge. */
async function byCard(comesTo: "paid" | "held" | "declined" | "silent" | "in euros") {
  const order = await startOrderPayment(database);
  const { shop, attemptId } = order;
  await order.write({ provider: "authorizenet", providerRef: null });
  const { bank } = shop;
  const ref = `pi_${attemptId}`;
  const start = vi.fn<PaymentGateway<"authorizenet">["start"]>(async (charge) => {
    await bank.gateway.start(charge);
    if (comesTo === "declined") bank.decline(ref, "Your card has expired.");
    else bank.pay(ref);
    if (comesTo === "held") bank.updateIntent(ref, { status: "processing" });
    if (comesTo === "in euros") bank.updateIntent(ref, { currency: "eur" });
    return ok({ ref, providerStatus: "1", clientData: { transactionId: ref } });
  });
  const gateway: PaymentGateway<"authorizenet"> = {
    ...bank.gateway,
    provider: "authorizenet",
    publicConfig: { acceptJsUrl: "https://provider.example/accept.js", clientKey: "key", loginId: "login" },
    update: failWith("no-answer"),
    start,
    ...(comesTo === "silent" ? { fetchResult: failWith("no-answer") } : {}),
  };
  const services = { ...shop, gateways: { authorizenet: gateway } };
  return {
    ...order,
    start,
    ref,
    charge: (amount = 2357) =>
      chargeToken(services, [order.payable], { token, amount: cents(amount), id: order.payable.id }),
  };
}

describe("a card token", () => {
  it.each([
    ["paid", "1"],
    ["held", "4"],
  ] as const)("charges the card, and the endpoint reports that it is %s", async (state, responseCode) => {
    const { charge, start, ref } = await byCard(state);
    expect(await charge()).toEqual(
      ok({
        status: 200,
        success: true,
        message: "Payment successful.",
        transactionId: ref,
        transactionResponse: { responseCode, amount: 23.57 },
        amount: 23.57,
      }),
    );
    expect(start.mock.calls).toMatchObject([[{ options: { token } }]]);
  });

  it("refuses to charge another amount than the attempt's with a card token", async () => {
    const { charge, start } = await byCard("paid");
    expect(await charge(2356)).toEqual(err({ code: "amount-changed", amount: 2357 }));
    expect(start).not.toHaveBeenCalled();
  });

  it("reports a refused card charge in the provider's words", async () => {
    const { charge } = await byCard("declined");
    expect(await charge()).toEqual(err({ code: "payment-refused", message: "Your card has expired." }));
  });

  it("reports a missing answer when the result of a card charge is unknown", async () => {
    expect(await (await byCard("silent")).charge()).toEqual(providerTimeoutResult);
  });

  it("reports a payment review when the charge differs from the order", async () => {
    expect(await (await byCard("in euros")).charge()).toEqual(err({ code: "payment-in-review" }));
  });
});
