import { describe, expect, it } from "vitest";
import { holdToDocument } from "#tests/support/payments/held-to-document";
import { loader } from "~/routes/api/openapi";

async function served(mode: "demo" | "live") {
  const services = { env: { mode, publicUrl: "http://localhost:3000" } };
  const context = Object.assign(Object.create(null), { services });
  const request = new Request("http://localhost:3000/api/openapi.json");
  const asked = await Promise.resolve(loader({ request, params: {}, context })).catch(
    (error: unknown) => error,
  );
  if (!(asked instanceof Response)) throw asked;
  return asked;
}

describe("the OpenAPI document", () => {
  it("names the endpoints of orders and payments, with what they take [API-004] [API-009] [API-010] [API-011] [API-012]", async () => {
    const document = await (await served("demo")).json();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toEqual([
      "/api/order",
      "/api/payment/stripe/payment-intent",
      "/api/payment/stripe/payment-intent/retrieve",
      "/api/payment/stripe/capture-payment",
      "/api/payment/paypal/order",
      "/api/payment/paypal/capture",
      "/api/payment/{paymentMethod}/verify",
    ]);
    const capture = document.paths["/api/payment/paypal/capture"].post;
    expect(capture.requestBody.content["application/json"].schema).toMatchObject({
      type: "object",
      properties: { orderId: { type: "string" } },
      required: ["orderId"],
    });
  });

  it("does not exist in live mode", async () => {
    expect((await served("live")).status).toBe(404);
  });

  it("finds an answer that is not what it says", () => {
    const good = { id: "PP-1", response: { links: [] } };
    expect(() => holdToDocument("POST", "/api/payment/paypal/order", 200, good)).not.toThrow();
    expect(() => holdToDocument("POST", "/api/payment/paypal/order", 200, { id: 1 })).toThrow(
      "against its own document",
    );
  });
});
