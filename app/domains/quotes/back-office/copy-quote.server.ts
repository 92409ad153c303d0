import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import { endOfShopDayAfter } from "~/kernel/time/dates";
import { quoteLifetimeDays } from "../quote";
import { activityTexts } from "../quote.messages";
import { appendActivity, findQuote, insertQuote } from "../quote.store.server";
import type { WritingServices } from "./create-quote.server";
import type { StaffQuoteFailure } from "./staff-quote.failures";

/** Creates a draft with the contents of another quote, whatever its status; returns its id. */
export async function copyQuote(
  { db, clock }: Pick<WritingServices, "db" | "clock">,
  { id, author }: { readonly id: string; readonly author: string },
): Promise<Result<string, StaffQuoteFailure>> {
  const now = clock.now();
  const source = await findQuote(db, id);
  if (!source) return err({ code: "no-such-quote" });
  const { poNumber, firstName, lastName, email, phone, items, addresses, additionalNotes } = source;
  const { shippingMethod, shippingLabel, shippingAmount, taxPercent, isTaxAgreed, taxAmount } = source;
  const { subtotal, discountAmount, total, splitPaymentEnabled, minimumSplitAmount } = source;
  const copy = {
    ...{ poNumber, firstName, lastName, email, phone, items, addresses, additionalNotes },
    ...{ shippingMethod, shippingLabel, shippingAmount, taxPercent, isTaxAgreed, taxAmount },
    ...{ subtotal, discountAmount, total, splitPaymentEnabled, minimumSplitAmount },
    id: newId(),
    status: "draft",
    author,
    submissionId: source.submissionId,
    expiresAt: endOfShopDayAfter(now, quoteLifetimeDays),
  } as const;
  await db.transaction(async (tx) => {
    await insertQuote(tx, copy, now);
    const text = activityTexts.copied(source.quoteIncrementId);
    await appendActivity(tx, { quoteId: copy.id, kind: "event", author, text, createdAt: now });
  });
  return ok(copy.id);
}
