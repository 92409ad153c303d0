import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { createFakeGateway } from "#tests/support/payments/fake-gateway";
import { silentLog } from "#tests/support/shop/silent-log";
import {
  chooseDefaultMethod,
  omitFurtherCardMethods,
  type PaymentMethod,
} from "~/domains/payments/methods/payment-methods";
import { listPaymentMethods } from "~/domains/payments/methods/payment-methods.server";

const gateways = { stripe: createFakeGateway().gateway };
const paypal = {
  _id: "payment-paypal",
  _type: "paymentMethod",
  name: "paypal",
  title: "PayPal",
  enabled: true,
  gateway: "paypal",
  sortOrder: 0,
};
const off = { ...paypal, _id: "payment-off", name: "off", gateway: "stripe", enabled: false };
const content = contentOf([...shopContent, paypal, off]);

describe("listPaymentMethods", () => {
  it("returns enabled methods with gateway keys in order [API-023] [PAY-001] [PAY-002]", async () => {
    const methods = await listPaymentMethods({ content, gateways, log: silentLog });
    expect(methods).toEqual([
      {
        name: "credit-card",
        title: "Credit card",
        enabled: true,
        isDefault: true,
        gateway: "stripe",
        sortOrder: 1,
        metadata: { methodIcon: "/images/cards.svg", iconWidth: 120, iconHeight: 24 },
        config: { publishableKey: "pk_test_fake" },
      },
      {
        name: "online-payment",
        title: "Pay online",
        enabled: true,
        isDefault: false,
        gateway: "stripe",
        sortOrder: 2,
        config: { publishableKey: "pk_test_fake" },
      },
    ]);
  });

  it("returns all fields of the CMS entry [PAY-001]", async () => {
    const written = {
      name: "bank",
      title: "Bank transfer",
      enabled: true,
      isDefault: true,
      sortOrder: 7,
      description: "Decided after some days.",
      dependsOn: "credit-card",
      availableMethods: ["card", "us_bank_account"],
      metadata: { methodIcon: "/icons/terminal.svg", iconWidth: 40, iconHeight: 28 },
    };
    const bank = { ...written, _id: "payment-bank", _type: "paymentMethod", gateway: "stripe" };
    const sources = { content: contentOf([...shopContent, bank]), gateways, log: silentLog };
    expect((await listPaymentMethods(sources)).find(({ name }) => name === "bank")).toEqual({
      ...written,
      gateway: "stripe",
      config: { publishableKey: "pk_test_fake" },
    });
  });

  it("lists only the methods of the requested scope [API-023]", async () => {
    const methods = await listPaymentMethods({ content, gateways, log: silentLog }, "convert-to-order");
    expect(methods.map(({ name }) => name)).toEqual(["online-payment"]);
  });

  it("leaves out a method whose dependency is not offered [PAY-001]", async () => {
    const goingWith = (name: string, dependsOn: string) => ({
      ...paypal,
      _id: `payment-${name}`,
      name,
      gateway: "stripe",
      dependsOn,
    });
    const documents = [
      ...shopContent,
      goingWith("wallet", "credit-card"),
      goingWith("later", "off"),
      goingWith("even-later", "later"),
    ];
    const sources = { content: contentOf([...documents, off]), gateways, log: silentLog };
    const names = async (scope?: "convert-to-order") =>
      (await listPaymentMethods(sources, scope)).map(({ name }) => name);
    expect(await names()).toEqual(["wallet", "credit-card", "online-payment"]);
    // The wallet depends on cards, which are not offered for quotes.
    expect(await names("convert-to-order")).toEqual(["online-payment"]);
  });

  it("omits payment methods that are incomplete or have only unknown scopes", async () => {
    const unfinished = { ...paypal, _id: "payment-unfinished", gateway: "stripe", title: null };
    const elsewhere = { ...paypal, _id: "payment-elsewhere", gateway: "stripe", scopes: ["mars"] };
    const sources = { content: contentOf([...shopContent, unfinished, elsewhere]), gateways, log: silentLog };
    const methods = await listPaymentMethods(sources, "sample-order");
    expect(methods.map(({ name }) => name)).toEqual(["credit-card", "online-payment"]);
  });

  it("returns no payment methods without a gateway [PAY-025]", async () => {
    expect(await listPaymentMethods({ content, gateways: {}, log: silentLog })).toEqual([]);
  });

  it("chooses the enabled default, else the first [PAY-004]", async () => {
    const methods = await listPaymentMethods({ content, gateways, log: silentLog });
    expect(chooseDefaultMethod(methods)?.name).toBe("credit-card");
    expect(chooseDefaultMethod(methods.map((method) => ({ ...method, isDefault: false })))?.name).toBe(
      "credit-card",
    );
    const [card, online] = methods;
    const second = card &&
      online && [
        { ...card, isDefault: false },
        { ...online, isDefault: true },
      ];
    expect(chooseDefaultMethod(second ?? [])?.name).toBe("online-payment");
    expect(chooseDefaultMethod([])).toBeNull();
  });
});

describe("omitFurtherCardMethods", () => {
  const base = { title: "", enabled: true, isDefault: false, config: {} } as const;
  const stripe = { ...base, name: "online-payment", gateway: "stripe" } as PaymentMethod;
  const terminal = { ...base, name: "credit-card", gateway: "authorizenet" } as PaymentMethod;
  const wallet = { ...base, name: "paypal", gateway: "paypal" } as PaymentMethod;
  const element = { ...stripe, name: "bank", availableMethods: ["card", "us_bank_account"] };
  const split = { ...base, name: "split-payment", gateway: null } as PaymentMethod;

  it("keeps one of two methods that only take a card: the default, else the first", () => {
    expect(omitFurtherCardMethods([terminal, wallet, stripe])).toEqual([terminal, wallet]);
    const preferred = { ...stripe, isDefault: true };
    expect(omitFurtherCardMethods([terminal, wallet, preferred])).toEqual([wallet, preferred]);
  });

  it("keeps methods that take more than a card", () => {
    expect(omitFurtherCardMethods([stripe, element, wallet, split])).toEqual([
      stripe,
      element,
      wallet,
      split,
    ]);
  });
});
