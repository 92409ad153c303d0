import type { Db } from "#db/client.server";
import { err, ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";
import { appendActivity, findQuote } from "../quote.store.server";
import type { StaffQuoteFailure } from "./staff-quote.failures";

type Note = { readonly id: string; readonly author: string; readonly text: string };

/** Adds a note to a quote; its customer never sees it. */
export async function addQuoteNote(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { id, author, text }: Note,
): Promise<Result<null, StaffQuoteFailure>> {
  if (!(await findQuote(db, id))) return err({ code: "no-such-quote" });
  await appendActivity(db, { quoteId: id, kind: "note", author, text, createdAt: clock.now() });
  return ok(null);
}
