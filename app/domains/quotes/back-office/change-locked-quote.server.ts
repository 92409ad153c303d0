import type { Db } from "#db/client.server";
import { rollbackOnFailure } from "~/domains/orders/rollback-on-failure.server";
import { cancelSuperseded } from "~/domains/settlement/attempts/cancel-superseded.server";
import { abandonAttempts } from "~/domains/settlement/attempts/record-attempt.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { err, ok, type Result } from "~/kernel/result";
import { isEditable, type Quote } from "../quote";
import { appendActivity, lockQuote } from "../quote.store.server";
import type { StaffQuoteFailure } from "./staff-quote.failures";

export type QuoteEvent = { readonly text: string; readonly author: string };

/**
 * Changes a quote under its lock and records the change. Open payments are abandoned here and at their
 * providers. Fails without any change when money was or may have been received. `version`: the version that
 * staff edited.
 */
export async function changeLockedQuote(
  services: SettleServices,
  { id, version }: { readonly id: string; readonly version?: number },
  change: (tx: Db, quote: Quote, now: Date) => Promise<Result<QuoteEvent, StaffQuoteFailure>>,
): Promise<Result<null, StaffQuoteFailure>> {
  const { db, payables, clock } = services;
  const payable = { kind: "quote", id } as const;
  const result = await rollbackOnFailure<null, StaffQuoteFailure>(db, async (tx) => {
    const now = clock.now();
    const quote = await lockQuote(tx, id);
    if (!quote) return err({ code: "no-such-quote" });
    if (!isEditable(quote)) return err({ code: "not-editable" });
    if (version !== undefined && version !== quote.version) return err({ code: "changed-meanwhile" });
    const lockedPayable = await payables.quote.lock(tx, id);
    if (!lockedPayable || (await abandonAttempts(tx, lockedPayable, payable, now)))
      return err({ code: "payment-under-way" });
    const changeResult = await change(tx, quote, now);
    if (!changeResult.ok) return changeResult;
    await appendActivity(tx, { quoteId: id, kind: "event", ...changeResult.value, createdAt: now });
    return ok(null);
  });
  // The reconciler retries providers that do not answer now.
  if (result.ok) await cancelSuperseded(services, payable);
  return result;
}
