import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { createFakeGateway } from "#tests/support/payments/fake-gateway";
import { silentLog } from "#tests/support/shop/silent-log";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { loader } from "~/routes/api/payment-methods";

const method = (name: string, gateway: string, sortOrder: number, scopes?: readonly string[]) => ({
  _id: `payment-${name}`,
  _type: "paymentMethod",
  name,
  title: name,
  enabled: true,
  gateway,
  sortOrder,
  ...(scopes ? { scopes } : {}),
});

const bank = createFakeGateway().gateway;
const accept = {
  acceptJsUrl: "https://js.example/Accept.js",
  clientKey: "client-key",
  loginId: "login-id",
};
const { start: _start, update: _update, ...rest } = bank;
const silent = async () => ({ ok: false, failure: { code: "no-answer", message: "" } }) as const;
const paypal: PaymentGateway<"paypal"> = {
  ...rest,
  provider: "paypal",
  publicConfig: { clientId: "paypal-client" },
  start: silent,
  update: silent,
};
const authorizenet: PaymentGateway<"authorizenet"> = {
  ...rest,
  provider: "authorizenet",
  publicConfig: accept,
  start: silent,
  update: silent,
};
const content = contentOf([...shopContent, method("card-present", "authorizenet", 4, ["convert-to-order"])]);

async function ask(query: string) {
  const services = { content, log: silentLog, gateways: { stripe: bank, paypal, authorizenet } };
  const request = new Request(`http://localhost:3000/api/payment-methods${query}`);
  const context = Object.assign(Object.create(null), { services });
  const response = await loader({ request, params: {}, context });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const names = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  body.paymentMethods.map(({ name }: { name: string }) => name);

describe("GET /api/payment-methods", () => {
  it("returns success and all methods with their public keys [API-023] [PAY-001]", async () => {
    const answer = await ask("?all=true");
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(
      answer.body.paymentMethods.map(({ name, config }: { name: string; config: unknown }) => [name, config]),
    ).toEqual([
      ["credit-card", { publishableKey: "pk_test_fake" }],
      ["online-payment", { publishableKey: "pk_test_fake" }],
      ["paypal", { clientId: "paypal-client" }],
      ["card-present", { acceptJsUrl: accept.acceptJsUrl, clientKey: "client-key", loginId: "login-id" }],
    ]);
  });

  it("returns only the methods of a scope [API-023]", async () => {
    expect(names(await ask("?scope=sample-order"))).toEqual(["credit-card", "online-payment", "paypal"]);
    expect(names(await ask("?scope=convert-to-order"))).toEqual(["online-payment", "paypal", "card-present"]);
    expect(names(await ask("?scope=nowhere"))).toHaveLength(4);
  });
});
