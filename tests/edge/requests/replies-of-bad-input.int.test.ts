import { describe, expect, it } from "vitest";
import { createTestSite, signInAs } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";
import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";
import { validatorMessages } from "../support/validator-messages";

const database = testDatabase();

const endpoints = [
  ["POST", "/api/order"],
  ["PATCH", "/api/order"],
  ["POST", "/api/my-account/address"],
  ["PUT", "/api/my-account/address"],
  ["POST", "/api/estimates"],
  ["POST", "/api/forms/contact"],
  ["POST", "/api/quote/payment"],
  ["POST", "/api/quote/convertToOrder"],
  ["POST", "/api/order/1/split-payment"],
  ["POST", "/api/email/send-email"],
  ["POST", "/api/payment/stripe/payment-intent"],
  ["PATCH", "/api/payment/stripe/payment-intent"],
  ["POST", "/api/payment/stripe/payment-intent/retrieve"],
  ["POST", "/api/payment/stripe/capture-payment"],
  ["POST", "/api/payment/paypal/order"],
  ["POST", "/api/payment/paypal/capture"],
  ["POST", "/api/payment/authorize-net/process-transaction"],
] as const;

const wrongTyped = {
  ...{ bill_zip: 59270, bill_city: ["x"], items: "none", shownTotal: "much", placementId: 7, answers: 1 },
  ...{ id: {}, orderId: {}, email: 5, amount: {}, payments: [], entries: 3, name: {}, token: [], type: 1 },
  ...{ firstName: {}, zipCode: 1, isDefault: "x", paymentIntentId: 1, quoteId: 9, data: 3, recipient: [] },
};
const tooLong = {
  ...wrongTyped,
  bill_city: "x".repeat(3_000),
  name: "x".repeat(3_000),
  email: "x".repeat(900),
};

describe("endpoints that receive malformed input", () => {
  it.each(endpoints)("answers %s %s only with the shop's own messages", async (method, path) => {
    const ada = await signInAs(createTestSite(database), "ada@example.com");
    for (const body of [null, [], "text", {}, wrongTyped, tooLong]) {
      const answer = await ada.send(method, path, body);
      const text = JSON.stringify(answer.body) ?? "";
      expect(text, JSON.stringify(body)).not.toMatch(validatorMessages);
      expect(answer.status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it.each(["quotes", "quotes/price", "quotes/unknown", "orders/unknown"])(
    "answers malformed input at the back office's %s only with the shop's own messages",
    async (path) => {
      const { services } = createTestSite(database);
      const staff = { name: "Ingrid", role: "sales" } as const;
      for (const body of [
        null,
        [],
        {},
        { action: "save" },
        { action: "payment", amount: [] },
        { input: wrongTyped },
      ]) {
        const request = { method: "POST", path: path.split("/"), query: {}, body };
        const answer = await answerBackOffice(services, staff, request);
        expect(JSON.stringify(answer), JSON.stringify(body)).not.toMatch(validatorMessages);
      }
    },
  );

  it("names a missing and a malformed field of an order in the shop's own messages", async () => {
    const visitor = createTestSite(database).visitor();
    const { body } = await visitor.send("POST", "/api/order", { bill_zip: 59270, items: [] });
    expect(body.errors).toEqual({
      bill_zip: ["We couldn't understand this value"],
      shownTotal: ["This field is required"],
    });
  });
});
