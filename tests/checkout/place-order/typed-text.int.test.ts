import { describe, expect, it } from "vitest";
import { customerAddresses } from "#db/schema/accounts";
import { orderAddresses } from "#db/schema/orders";
import { quotes } from "#db/schema/quotes";
import { createTestSite, signInAs } from "#tests/support/account/test-site";
import { createVisitor } from "#tests/support/account/visitor";
import { checkoutForm } from "#tests/support/browser/checkout";
import { contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { kitchenQuoteInput } from "#tests/support/quotes/create-quote";
import { answerBackOffice } from "~/edge/back-office/back-office-answer.server";

const database = testDatabase();

/** Form values with the invisible characters of phones and copied contacts. `stored` has the normalized values. */
const typed = {
  bill_first_name: "\u200eJose\u0301\u00a0Luis",
  bill_last_name: "Lovelace\u200b",
  bill_email: "\u2066ada@example.com\u2069",
  bill_phone: "\u202a+1 406\u2011555\u20110101\u202c",
  bill_address_1: "12\u00a0O\u2019Hare Ave",
  bill_zip: "59270-1234",
};
const stored = {
  firstName: "Jos\u00e9 Luis",
  lastName: "Lovelace",
  email: "ada@example.com",
  phoneNumber: "406-555-0101",
  street1: "12 O'Hare Ave",
  zipCode: "59270",
};

/** A checkout template whose billing fields allow punctuation. */
const openTemplate = {
  _id: "form-checkout",
  _type: "formTemplate",
  name: "checkout",
  groups: [
    {
      name: "billing",
      fields: ["first_name", "last_name", "address_1", "address_2", "city"].map((name) => ({
        name: `bill_${name}`,
        type: "text",
        label: name,
        allowPunctuation: true,
      })),
    },
  ],
};

function shop(documents: Parameters<typeof contentOf>[0] = []) {
  const site = createTestSite(database);
  const services = { ...site.services, content: contentOf([...shopContent, ...documents]) };
  return { site, services, visitor: createVisitor({ services, clientIp: "203.0.113.7" }) };
}

const sales = { name: "Ingrid", role: "sales" } as const;
const writeQuote = (services: ReturnType<typeof shop>["services"], changes: object) =>
  answerBackOffice(services, sales, {
    method: "POST",
    path: ["quotes"],
    query: {},
    body: { input: { ...kitchenQuoteInput, ...changes } },
  });

describe("typed text with invisible characters and variants", () => {
  it("stores text normalized by the checkout [CHK-012] [CHK-014] [CHK-016] [CHK-020]", async () => {
    const { visitor } = shop();
    const placed = await visitor.send("POST", "/api/order", { ...checkoutForm, ...typed });
    expect([placed.status, placed.body.errors]).toEqual([200, undefined]);
    expect(await database.db.select().from(orderAddresses)).toMatchObject([
      { ...stored, type: "billing" },
      { ...stored, type: "shipping" },
    ]);
  });

  it("stores text normalized by a quote, with shipping and tax of the five-digit ZIP", async () => {
    const { services } = shop();
    const address = {
      ...{ firstName: typed.bill_first_name, lastName: typed.bill_last_name, street1: typed.bill_address_1 },
      ...{ city: "Dallas", state: "TX", zipCode: "75201\u20131234", phoneNumber: typed.bill_phone },
    };
    const written = await writeQuote(services, {
      ...{ email: typed.bill_email, billing: address, items: [{ name: "Hinge", qty: 1, price: 60 }] },
      ...{ shippingCharge: null, taxPercent: null, discount: 0 },
    });
    expect(written).toMatchObject({ status: 201 });
    const [quote] = await database.db.select().from(quotes);
    expect(quote).toMatchObject({
      email: "ada@example.com",
      addresses: [
        { ...stored, zipCode: "75201" },
        { ...stored, zipCode: "75201" },
      ],
      taxPercent: 8.25,
    });
  });

  it("stores text normalized by the address book", async () => {
    const { site } = shop();
    const ada = await signInAs(site, "ada@example.com");
    const saved = await ada.send("POST", "/api/my-account/address", {
      ...{ firstName: typed.bill_first_name, lastName: typed.bill_last_name, email: typed.bill_email },
      ...{ phoneNumber: typed.bill_phone, street1: typed.bill_address_1, zipCode: typed.bill_zip },
      ...{ city: "Sidney", state: "MT", countryId: "US" },
    });
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    expect(await database.db.select().from(customerAddresses)).toMatchObject([stored]);
  });

  it("accepts variants in the email and code of a sign-in [ACCT-001]", async () => {
    const { site } = shop();
    const visitor = site.visitor();
    await visitor.post("/my-account/sign-in", { email: "\u202aADA@example.com\u202c" });
    const email = await site.readNewestEmail();
    expect(email.to).toBe("ada@example.com");
    const code = `\u200e${email.code.replace(" ", "\u00a0")}`;
    const entered = await visitor.post("/my-account/sign-in/code", { code });
    expect([entered.status, entered.location]).toEqual([303, "/my-account"]);
  });

  it("accepts a variant of the number sign before an order number [SPLT-004]", async () => {
    const { visitor } = shop();
    await visitor.send("POST", "/api/order", checkoutForm);
    const lookUp = async (number: string) =>
      (await visitor.get(`/api/order/${encodeURIComponent(number)}?email=Ada%40example.com`)).body.message;
    for (const number of ["000000001", "#000000001", "#1", "\u200e# 1"])
      expect(await lookUp(number), number).toBe("Split payment is not enabled for this order.");
    expect(await lookUp("#2")).toBe("Order not found.");
  });
});

describe("punctuation in a name, street or city", () => {
  const order = { bill_last_name: "O\u2019Brien", bill_address_1: "5th & Main #4", bill_city: "St. Louis" };
  const quote = {
    lastName: "O'Brien",
    billing: {
      ...kitchenQuoteInput.billing,
      lastName: "O'Brien",
      street1: "5th & Main #4",
      city: "St. Louis",
    },
  };
  const address = {
    ...{ firstName: "Ada", lastName: "O'Brien", email: "ada@example.com", phoneNumber: "4065550101" },
    ...{ street1: "5th & Main #4", zipCode: "59270", city: "St. Louis", state: "MT", countryId: "US" },
  };

  it("rejects punctuation in checkout, quotes and address book by default [CHK-014] [CHK-016] [CHK-018]", async () => {
    const { site, services, visitor } = shop();
    const placed = await visitor.send("POST", "/api/order", { ...checkoutForm, ...order });
    expect([placed.status, placed.body.errors]).toEqual([
      422,
      {
        bill_last_name: ["Only alphabets are allowed"],
        bill_address_1: ["Special characters are not allowed"],
        bill_city: ["Special characters are not allowed"],
        ship_last_name: ["Only alphabets are allowed"],
        ship_address_1: ["Special characters are not allowed"],
        ship_city: ["Special characters are not allowed"],
      },
    ]);
    expect(await writeQuote(services, quote)).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: "input.lastName", message: "Only alphabets are allowed" },
          { field: "input.billing.lastName", message: "Only alphabets are allowed" },
          { field: "input.billing.street1", message: "Special characters are not allowed" },
          { field: "input.billing.city", message: "Special characters are not allowed" },
        ],
      },
    });
    const ada = await signInAs(site, "ada@example.com");
    const saved = await ada.send("POST", "/api/my-account/address", address);
    expect([saved.status, saved.body.errors]).toEqual([
      422,
      {
        last_name: "Only alphabets are allowed",
        address_1: "Special characters are not allowed",
        city: "Special characters are not allowed",
      },
    ]);
  });

  it("accepts punctuation in all of them once the checkout's template allows it [CHK-014] [CHK-016] [CHK-018]", async () => {
    const { site, services, visitor } = shop([openTemplate]);
    const placed = await visitor.send("POST", "/api/order", { ...checkoutForm, ...order });
    expect([placed.status, placed.body.errors]).toEqual([200, undefined]);
    expect((await database.db.select().from(orderAddresses))[0]).toMatchObject({
      lastName: "O'Brien",
      street1: "5th & Main #4",
      city: "St. Louis",
    });
    expect(await writeQuote(services, quote)).toMatchObject({ status: 201 });
    const ada = await signInAs(site, "ada@example.com");
    const customer = createVisitor({ services, clientIp: "203.0.113.7" });
    for (const pair of ada.cookies().split("; ")) {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      customer.setCookie(name, value);
    }
    const saved = await customer.send("POST", "/api/my-account/address", address);
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  });

  it("rejects markup and other characters [CHK-014]", async () => {
    const { visitor } = shop([openTemplate]);
    const placed = await visitor.send("POST", "/api/order", {
      ...checkoutForm,
      bill_last_name: "<b>Ada</b>",
    });
    expect([placed.status, placed.body.errors.bill_last_name]).toEqual([422, ["Only alphabets are allowed"]]);
  });
});
