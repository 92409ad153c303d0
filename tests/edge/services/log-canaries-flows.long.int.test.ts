import { createHmac } from "node:crypto";
import { lakeTables } from "@stile-and-rail/content-lake";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterEach, describe, expect, it } from "vitest";
import * as schema from "#db/schema/index";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import { testDatabase } from "#tests/support/database/database";
import { authorizenetAccount } from "#tests/support/payments/authorizenet-account";
import { type PayingShop, startPayingShop } from "#tests/support/payments/paying-shop";
import { createOpenQuote } from "#tests/support/quotes/create-quote";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { handleError } from "~/entry.server";
import { err } from "~/kernel/result";
import {
  billed,
  createCanaryShop,
  email,
  expectNoPersonalData,
  person,
} from "../support/leave-personal-data";

const database = testDatabase();

describe("the log of all visitor and staff flows", () => {
  it("contains no personal data of a visitor", async () => {
    const { visit, open, signIn, change, leave, getLogText } = createCanaryShop(database);
    await visit();
    await open();
    await signIn();
    await change();
    await leave();
    expectNoPersonalData(getLogText());
  });

  it("contains no personal data from the back office, the inbox and an invitation", async () => {
    const { services, visit, review, performStaffActions, getLogText } = createCanaryShop(database);
    await createOpenQuote(services, { ...person, billing: person });
    await visit();
    await review();
    await performStaffActions();
    expectNoPersonalData(getLogText());
  });

  it("contains no personal data when the mail service repeats the recipient it rejects", async () => {
    const { services, visit, performStaffActions, getLogText } = createCanaryShop(database);
    await visit();
    await performStaffActions();
    const refusal = { message: `Canaryfirst Canarylast <${email}> was refused: Canarynote` };
    const mailer = { keepsCopies: false, send: async () => err(refusal) };
    const writers = createEmailComposers({
      ...services,
      publicUrl: "https://shop.example",
      sessionSecret: "s".repeat(32),
    });
    await sendDueEmails({ ...services, mailer }, writers);
    expect(getLogText()).toContain("email not sent");
    expectNoPersonalData(getLogText());
  });
});

/** All tables with personal data or with a person's attempts. */
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
  ...["form_file", "form_note", "quote", "quote_activity", "quote_token", "customer_session"],
  ...["payment_review", "form_file_removal"],
];

/** The tables of payments (see below) and of the lake (see `log-canaries-lake.int.test.ts`). */
const elsewhere = [
  ...["webhook_event", "rate_limits"],
  ...["lake_documents", "lake_transactions", "lake_revisions", "lake_sessions"],
];

/** Tables of keys, hashes, amounts and provider ids. Their failed writes are not tested. */
const ofKeysAndAmounts = [
  ...["lake_pending_sign_in", "payment_dispute", "staff_authenticator", "staff_factor_demand"],
  ...["staff_recovery_code", "staff_webauthn_challenge", "installation_fact", "order_shipment"],
  ...["payment_refund"],
];

describe("the tables whose failed writes are tested", () => {
  it("covers every table of the database", () => {
    const all = Object.values({ ...schema, ...lakeTables }).flatMap((part) =>
      is(part, PgTable) ? [getTableName(part)] : [],
    );
    expect([...tables, ...elsewhere, ...ofKeysAndAmounts].sort()).toEqual(all.sort());
  });
});

async function whileNothingIsWrittenInto(table: string, work: () => Promise<void>): Promise<void> {
  const alter = (what: string) => database.db.execute(sql.raw(`alter table ${table} ${what}`));
  await alter("add constraint nobody check (false) not valid");
  try {
    await work();
  } finally {
    await alter("drop constraint nobody");
  }
}

describe("the log of failed writes", () => {
  it.each(tables)("contains no personal data when writing to %s fails", async (table) => {
    const { services, visit, open, otherBrowser, signIn, change, review, performStaffActions, getLogText } =
      createCanaryShop(database);
    await signIn();
    await createOpenQuote(services, { ...person, billing: person });
    await whileNothingIsWrittenInto(table, async () => {
      await signIn(otherBrowser());
      await change();
      await visit();
      await open();
      await review();
      await performStaffActions();
    });
    expect(getLogText()).toMatch(new RegExp(`(insert into|update) \\\\"${table}\\\\"`));
    expectNoPersonalData(getLogText());
  });
});

describe("the log of payments", () => {
  let shop: Awaited<ReturnType<typeof startPayingShop>>;
  afterEach(() => shop.close());

  it("contains no personal data of a payer, for declined and malformed payments too", async () => {
    shop = await startPayingShop(database);
    const shopper = shop.shopper();
    const order = { ...paidCheckoutForm, ...billed };
    const startedPayment = await shopper.send("POST", "/api/order", { ...order, paymentMethod: "paypal" });
    const ref = /"paypalOrderId":"(\w+)"/.exec(JSON.stringify(startedPayment.body))?.[1] ?? "";
    await shopper.send("POST", "/api/payment/paypal/capture", { orderId: ref });
    await shop.approve(ref);
    await shopper.send("POST", "/api/payment/paypal/capture", { orderId: ref });
    await shopper.send("POST", "/api/payment/paypal/capture", { orderId: email });
    await shopper.send("POST", "/api/payment/paypal/webhook", {
      id: "WH-canary",
      resource: { payer: person },
    });
    const other = shop.shopper();
    const cardToken = await shop.tokenizeCard();
    await other.send("POST", "/api/order", { ...order, paymentMethod: "card-terminal", cardToken });
    await other.send("POST", "/api/order", {
      ...order,
      paymentMethod: "card-terminal",
      cardToken: { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue: "canaryvalue" },
    });
    await shop.sendAuthorizenetWebhook(
      "/api/payment/authorize-net/webhook",
      JSON.stringify(person),
      "sha512=canary",
    );
    expect(shop.getLogText()).toContain("forged-webhook");
    expectNoPersonalData(shop.getLogText());
  });

  it("contains no personal data when a webhook event cannot be stored", async () => {
    shop = await startPayingShop(database);
    const { body } = await shop.shopper().send("POST", "/api/order", { ...paidCheckoutForm, ...billed });
    const intent = /pi_\w+?(?=_secret|")/.exec(JSON.stringify(body))?.[0] ?? "";
    await whileNothingIsWrittenInto("webhook_event", async () => {
      const paid = { payment_method: "pm_card_visa", receipt_email: email };
      await shop.bank.paymentIntents.confirm(intent, paid);
      await expect.poll(() => shop.getLogText()).toMatch(/insert into \\"webhook_event\\"/);
      await genuineNotice(shop, {
        notificationId: "Canarynotice",
        payload: { entityName: "transaction", id: email },
      });
    });
    expect(shop.getLogText().match(/insert into \\"webhook_event\\"/g)?.length).toBeGreaterThan(1);
    expectNoPersonalData(shop.getLogText());
  });

  it("logs no personal data when rate limits cannot be stored", async () => {
    shop = await startPayingShop(database);
    await whileNothingIsWrittenInto("rate_limits", async () => {
      const limits = createRateLimits(shop.services.log, database.db);
      for (let n = 0; n < 32; n += 1) await limits.allows("place-order", email);
    });
    expect(shop.getLogText()).toContain("too-many-requests");
    expectNoPersonalData(shop.getLogText());
  });
});

/** Sends a signed Authorize.Net notice with personal data and logs the error when it cannot be stored. */
async function genuineNotice(shop: PayingShop, notice: object): Promise<void> {
  const body = JSON.stringify({ eventType: "net.authorize.payment.authcapture.created", ...notice });
  const signature = `sha512=${createHmac("sha512", authorizenetAccount.signatureKey).update(body).digest("hex")}`;
  const path = "/api/payment/authorize-net/webhook";
  await shop.sendAuthorizenetWebhook(path, body, signature).catch((error: unknown) => {
    const request = new Request(`http://localhost:3000${path}`, { method: "POST" });
    handleError(error, { request, context: { services: shop.services }, params: {} });
  });
}
