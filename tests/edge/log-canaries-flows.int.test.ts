import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Site, siteOf } from "#tests/support/account/site";
import { type Visitor, visitorOf } from "#tests/support/account/visitor";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { startPayingShop } from "#tests/support/payments/paying-shop";
import { kitchen, openQuote } from "#tests/support/quotes/some-quote";
import { contentOf } from "#tests/support/shop/content";
import { estimatorDocuments } from "#tests/support/shop/estimator-documents";
import { formDocuments } from "#tests/support/shop/form-documents";
import { shopContent } from "#tests/support/shop/shop-content";
import { sendDueMails } from "~/domains/email/send-due-mails.server";
import { deskMount } from "~/edge/desk/desk-mount.server";
import { inboxMount } from "~/edge/inbox/inbox-mount.server";
import { mailWriters } from "~/edge/services/mail-writers.server";
import { teamMount } from "~/edge/team/team-mount.server";
import { handleError } from "~/entry.server";
import { err } from "~/kernel/result";

const database = testDatabase();
const mail = "canary.mail@canary.example";
const person = {
  ...{ firstName: "Canaryfirst", lastName: "Canarylast", email: mail, street1: "7788 Canarystreet" },
  ...{ city: "Canarycity", state: "MT", zipCode: "59270", countryId: "US", phoneNumber: "(406) 555-7788" },
};
const billed = {
  ...{ bill_first_name: "Canaryfirst", bill_last_name: "Canarylast", bill_email: mail },
  ...{ bill_phone: "(406) 555-7788", bill_address_1: "7788 Canarystreet", additionalNotes: "Canarynote" },
};
const newsletter = {
  ...{ _id: "form-newsletter", _type: "formTemplate", name: "newsletter" },
  groups: [{ name: "all", fields: [{ _key: "e", name: "email", type: "email", label: "Email" }] }],
};
/** Of a person, of their files, or a secret of theirs. */
const canaries = [/canary/i, /555.?7788/, /7788/, /[\w-]{43}/];

function expectNobodyIn(log: string): void {
  const said = log.replaceAll(/"asker":"[0-9a-f]{12}"/g, "");
  for (const canary of canaries) expect(said).not.toMatch(canary);
}

let site: Site;
let services: Site["services"];
let visitor: Visitor;
beforeEach(() => {
  site = siteOf(database);
  const content = contentOf([...shopContent, ...formDocuments, ...estimatorDocuments, newsletter]);
  services = { ...site.services, content };
  visitor = visitorOf({ services, clientAddress: "203.0.113.7" });
});

/** What a request ends in when its work throws: Remix tells the shop's own handler. */
async function asked(work: Promise<unknown>, path: string): Promise<void> {
  await work.catch((error: unknown) => {
    const request = new Request(`http://localhost:3000${path}?query=Canaryword&mail=canary%40canary.example`);
    handleError(error, { request, context: { services }, params: {} });
  });
}
const send = (method: string, path: string, json: unknown) => asked(visitor.send(method, path, json), path);
const post = (path: string, fields: Record<string, string>) => asked(visitor.post(path, fields), path);

/** Every way in which a visitor leaves something of theirs. */
async function visit(): Promise<void> {
  const contact = { name: "Canaryfirst", email: mail, topic: "A new kitchen" };
  await send("POST", "/api/forms/contact", { name: "contact", formData: contact });
  await send("POST", "/api/forms/contact", {
    name: "contact",
    formData: { name: "Canaryfirst", email: "canary@" },
  });
  await post("/forms/contact", contact);
  await send("POST", "/api/forms/newsletter", { name: "newsletter", formData: { email: mail } });
  const data = new FormData();
  data.append("photo", new Blob(["canary"], { type: "image/png" }), "Canaryplan.png");
  const upload = new Request("http://localhost:3000/api/forms/claim", { method: "POST", body: data });
  await asked(uploaded(upload), "/api/forms/claim");
  await send("POST", "/api/estimates", {
    name: "estimator",
    entries: { kind: "Canarykitchen" },
    email: mail,
  });
  await post("/my-account/sign-in", { email: mail });
  await post("/my-account/sign-in/code", { code: "1234 5678" });
  await post("/quote/payment", { number: "Q000000001", email: mail });
  await visitor.get("/newsletter/confirm/canary-token").catch(() => undefined);
  const part = { email: mail, amount: 20, paymentMethod: "credit-card" };
  await send("POST", "/api/order/S000000001/split-payment", part);
  await send("POST", "/api/order", { ...paidCheckoutForm, ...billed });
}

async function uploaded(request: Request): Promise<unknown> {
  const { action } = await import("~/routes/api/form");
  return action({
    request,
    params: { formName: "claim" },
    context: { services, clientAddress: "203.0.113.7" },
  });
}

/** What a customer who is signed in changes. */
async function change(): Promise<void> {
  await post("/my-account/profile", {
    first_name: "Canaryfirst",
    last_name: "Canarylast",
    phone: "4065557788",
  });
  await send("POST", "/api/my-account/address", person);
  await post("/my-account/address/new", {
    ...billed,
    first_name: "Canaryfirst",
    address_1: "7788 Canarystreet",
  });
  await send("POST", "/api/order", { ...paidCheckoutForm, ...billed });
}

async function signIn(): Promise<void> {
  await visitor.post("/my-account/sign-in", { email: mail });
  await visitor.post("/my-account/sign-in/code", { code: (await site.newestMail()).code });
}

/** The staff's doors, for an administrator. */
async function workAtTheDesk(): Promise<void> {
  const staffOf = async () => ({ name: "Canarystaff", role: "administrator" }) as const;
  const sessions = { list: () => [], end: async () => {}, endOf: async () => {} };
  const mounts = [
    inboxMount(services, staffOf),
    deskMount(services, staffOf),
    teamMount({ ...services, sessions, sessionOf: () => undefined }, staffOf),
  ];
  const server = createServer((request, response) => {
    const mount = mounts.find(({ path }) => request.url?.startsWith(path));
    mount?.answer(request, response, (error) => {
      services.log.error(
        { error: error instanceof Error ? error.stack : error },
        "a request could not be answered",
      );
      response.writeHead(500).end();
    });
  }).listen(0);
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, body?: object) =>
    fetch(root + path, body ? { method: "POST", body: JSON.stringify(body) } : {});
  await ask("/inbox?search=canary%40canary.example");
  await ask("/desk/orders?search=Canarylast");
  await ask("/desk/quotes", { quote: { ...kitchen, ...person, billing: person } });
  await ask("/desk/quotes", { ...kitchen, ...person, billing: person });
  await ask("/staff-accounts", { action: "invite", name: "Canaryfirst", email: mail, role: "sales" });
  server.close();
}

describe("what the log says of anybody", () => {
  it("is nothing, whatever a visitor sends", async () => {
    await visit();
    await signIn();
    await change();
    expectNobodyIn(site.said());
  });

  it("is nothing at the desk, in the inbox and of an invitation", async () => {
    await openQuote(services, { ...person, billing: person });
    await workAtTheDesk();
    expectNobodyIn(site.said());
  });

  it("is nothing where the mail service repeats whom it refuses", async () => {
    await visit();
    await workAtTheDesk();
    const refusal = { message: `Canaryfirst Canarylast <${mail}> was refused: Canarynote` };
    const mailer = { keepsCopies: false, send: async () => err(refusal) };
    const writers = mailWriters({
      ...services,
      publicUrl: "https://shop.example",
      sessionSecret: "s".repeat(32),
    });
    await sendDueMails({ ...services, mailer }, writers);
    expect(site.said()).toContain("mail not sent");
    expectNobodyIn(site.said());
  });
});

describe("what the log says of a payment", () => {
  let shop: Awaited<ReturnType<typeof startPayingShop>>;
  afterEach(() => shop.close());

  it("is nothing of who pays, by PayPal or a charged card, declined or malformed", async () => {
    shop = await startPayingShop(database);
    const shopper = shop.shopper();
    const order = { ...paidCheckoutForm, ...billed };
    const begun = await shopper.ask("POST", "/api/order", { ...order, paymentMethod: "paypal" });
    const ref = /"paypalOrderId":"(\w+)"/.exec(JSON.stringify(begun.body))?.[1] ?? "";
    await shopper.ask("POST", "/api/payment/paypal/capture", { orderId: ref });
    await shop.approve(ref);
    await shopper.ask("POST", "/api/payment/paypal/capture", { orderId: ref });
    await shopper.ask("POST", "/api/payment/paypal/capture", { orderId: mail });
    await shopper.ask("POST", "/api/payment/paypal/webhook", {
      id: "WH-canary",
      resource: { payer: person },
    });
    const other = shop.shopper();
    const cardToken = await shop.wrapCard();
    await other.ask("POST", "/api/order", { ...order, paymentMethod: "card-terminal", cardToken });
    await other.ask("POST", "/api/order", {
      ...order,
      paymentMethod: "card-terminal",
      cardToken: { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue: "canaryvalue" },
    });
    await shop.notify("/api/payment/authorize-net/webhook", JSON.stringify(person), "sha512=canary");
    expect(shop.said()).toContain("forged-webhook");
    expectNobodyIn(shop.said());
  });
});
