import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { testDatabase } from "#tests/support/database/database";
import { createDraftQuote } from "#tests/support/quotes/create-quote";
import { createQuoteShop } from "#tests/support/quotes/quote-shop";
import { testSecret } from "#tests/support/shop/shop-services";
import type { EmailKind } from "~/domains/email/email-kind";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import { cents } from "~/kernel/money/money";

const database = testDatabase();
const publicUrl = "https://shop.example";

describe("the emails of an underpaid order", () => {
  it("announces contact about the difference of an underpaid order, without a payment link", async () => {
    const shop = createQuoteShop(database);
    const quoteId = await createDraftQuote(shop);
    const check = { method: "check", amount: cents(300_000), reference: "1047", author: "Ingrid" } as const;
    const paid = await recordQuotePayment(shop, quoteId, check);
    const due = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.entityId, paid.ok ? paid.value : ""));
    const writers = createEmailComposers({ ...shop, publicUrl, sessionSecret: testSecret });
    const write = async (kind: EmailKind) => {
      const email = due.find((one) => one.kind === kind);
      return email && writers[kind].compose({ ...email, kind, attempts: 1 });
    };
    const customer = await write("split-payment-confirmation");
    expect(customer?.text).toContain(
      "We'll write to you about the difference. Please don't pay again before you hear from us.",
    );
    expect(customer?.text).toMatch(
      /\nPaid now: +\$3,000\.00\nPaid so far: \$3,000\.00 of \$3,677\.50\nLeft to pay: +\$677\.50\n\n/,
    );
    expect(customer?.text).not.toContain("/order/split-payment");
    expect((await write("order-confirmation-admin"))?.subject).toMatch(
      /^Balance due: Payment received: \$3,000\.00 for order \d+$/,
    );
  });
});
