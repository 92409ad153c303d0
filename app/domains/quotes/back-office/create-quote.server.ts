import type { Db } from "#db/client.server";
import type { Content } from "~/content/client/content";
import { newId } from "~/kernel/ids";
import { ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";
import { type PriceFailure, priceQuote } from "../price-quote.server";
import { activityTexts } from "../quote.messages";
import { appendActivity, insertQuote } from "../quote.store.server";
import type { QuoteInput } from "./quote-input.schema";

export type WritingServices = { readonly db: Db; readonly content: Content; readonly clock: Clock };

export type QuoteOrigin = {
  /** The staff member who creates it. */
  readonly author: string;
  /** The form submission that requested it. */
  readonly submissionId?: string | undefined;
};

/** Creates a priced quote as a draft; returns its id. */
export async function createQuote(
  { db, content, clock }: WritingServices,
  input: QuoteInput,
  { author, submissionId }: QuoteOrigin,
): Promise<Result<string, PriceFailure>> {
  const now = clock.now();
  const pricedQuote = await priceQuote(content, input, now);
  if (!pricedQuote.ok) return pricedQuote;
  const id = newId();
  await db.transaction(async (tx) => {
    const head = { id, status: "draft", author, submissionId: submissionId ?? null } as const;
    await insertQuote(tx, { ...pricedQuote.value, ...head }, now);
    const text = submissionId ? activityTexts.fromForm : activityTexts.created;
    await appendActivity(tx, { quoteId: id, kind: "event", author, text, createdAt: now });
  });
  return ok(id);
}
