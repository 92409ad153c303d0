import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { startPayingShop } from "#tests/support/payments/paying-shop";
import { openQuote } from "#tests/support/quotes/some-quote";
import { sendDueMails } from "~/domains/email/send-due-mails.server";
import { mailWriters } from "~/edge/services/mail-writers.server";
import { err } from "~/kernel/result";
import { billed, canaryAt, expectNobodyIn, mail, person } from "./support/left-words";

const database = testDatabase();

describe("what the log says of anybody", () => {
  it("is nothing, whatever a visitor sends", async () => {
    const { visit, signIn, change, said } = canaryAt(database);
    await visit();
    await signIn();
    await change();
    expectNobodyIn(said());
  });

  it("is nothing at the desk, in the inbox and of an invitation", async () => {
    const { services, workAtTheDesk, said } = canaryAt(database);
    await openQuote(services, { ...person, billing: person });
    await workAtTheDesk();
    expectNobodyIn(said());
  });

  it("is nothing where the mail service repeats whom it refuses", async () => {
    const { services, visit, workAtTheDesk, said } = canaryAt(database);
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
    expect(said()).toContain("mail not sent");
    expectNobodyIn(said());
  });
});

/** All tables in which a person's words or address may stand, or what they may do once. */
const tables = [
  ...[
    "customer",
    "customer_address",
    "customer_sign_in",
    "newsletter_subscriber",
    "staff_member",
    "staff_sign_in",
  ],
  ...["orders", "order_item", "order_address", "order_history", "payment", "payment_attempt", "audit_entry"],
  ...["form_submission", "form_try", "estimate", "estimate_basis", "estimate_link", "outbox"],
  ...["form_file", "quote", "quote_activity", "quote_token", "customer_session"],
];

async function whileNothingIsWrittenInto(table: string, work: () => Promise<void>): Promise<void> {
  const alter = (what: string) => database.db.execute(sql.raw(`alter table ${table} ${what}`));
  await alter("add constraint nobody check (false) not valid");
  try {
    await work();
  } finally {
    await alter("drop constraint nobody");
  }
}

describe("what the log says of anybody whose words cannot be written", () => {
  it.each(tables)("is nothing: %s", async (table) => {
    const { services, visit, otherBrowser, signIn, change, workAtTheDesk, said } = canaryAt(database);
    await signIn();
    await openQuote(services, { ...person, billing: person });
    await whileNothingIsWrittenInto(table, async () => {
      await signIn(otherBrowser());
      await change();
      await visit();
      await workAtTheDesk();
    });
    expect(said()).toMatch(new RegExp(`(insert into|update) \\\\"${table}\\\\"`));
    expectNobodyIn(said());
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
