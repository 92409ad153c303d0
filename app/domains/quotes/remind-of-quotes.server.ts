import { z } from "zod";
import type { Db } from "#db/client.server";
import type { Content } from "~/content/content";
import { optional } from "~/content/schemas";
import type { DueEmail } from "~/domains/email/email-kind";
import { enqueueEmails } from "~/domains/email/enqueue-emails.server";
import type { Clock } from "~/kernel/clock";
import { addDays, startOfShopDay, toShopDate } from "~/kernel/dates";
import { dayMs } from "~/kernel/duration";
import { listExpiring } from "./desk/quote-list.store.server";

/** So many days before its last day a customer is reminded of a quote; so many after it, the news is stale. */
const ours = { "quote-reminder": 3, "quote-expired": 7 } as const;

/**
 * Notes a mail for every quote that expires soon, and for every one that has: once for each day a quote was given,
 * however often this runs and wherever. Answers how many quotes it looked at.
 */
export async function remindOfQuotes({
  db,
  content,
  clock,
}: {
  readonly db: Db;
  readonly content: Content;
  readonly clock: Clock;
}): Promise<number> {
  const now = clock.now();
  const days = await daysOf(content);
  // Who has had the quote since today needs no reminder of it.
  const startOfDay = (fromToday: number) => startOfShopDay(addDays(toShopDate(now), fromToday));
  const aDayAgo = new Date(now.getTime() - dayMs);
  const soon = await listExpiring(db, {
    ...{ from: startOfDay(0), before: startOfDay(days.remind + 1) },
    sentUntil: aDayAgo,
  });
  const over = await listExpiring(db, {
    ...{ from: startOfDay(-days.stale), before: startOfDay(0) },
    sentUntil: now,
  });
  const mails: DueEmail[] = [
    ...soon.map((quote) => mailOf("quote-reminder", quote)),
    ...over.map((quote) => mailOf("quote-expired", quote)),
  ];
  if (mails.length > 0) await enqueueEmails(db, mails, now);
  return mails.length;
}

/** A quote that was extended is reminded of its new day. */
function mailOf(
  kind: DueEmail["kind"],
  { id, expiresAt }: { readonly id: string; readonly expiresAt: Date },
) {
  return { kind, entityId: id, paymentId: expiresAt.toISOString() };
}

const daysQuery = `*[_type == "mailText" && type in ["quote-reminder", "quote-expired"]]{ type, days }`;
const daysShape = z.array(
  z.object({ type: z.string(), days: optional(z.number().int().min(1).max(30)).catch(undefined) }),
);

/** The days an editor wrote beside each mail's words, else ours. */
async function daysOf(content: Content) {
  const written = await content.fetch(daysQuery, {}, daysShape);
  const of = (kind: keyof typeof ours) => written.find(({ type }) => type === kind)?.days ?? ours[kind];
  return { remind: of("quote-reminder"), stale: of("quote-expired") };
}
