import { z } from "zod";
import type { Db } from "#db/client.server";
import type { Content } from "~/content/content";
import { optional } from "~/content/schemas";
import type { DueEmail } from "~/domains/email/email-kind";
import { enqueueEmails } from "~/domains/email/enqueue-emails.server";
import type { Clock } from "~/kernel/clock";
import { addDays, startOfShopDay, toShopDate } from "~/kernel/dates";
import { dayMs } from "~/kernel/duration";
import { listExpiring } from "./back-office/quote-list.store.server";

/** So many days before its last day a customer is reminded of a quote; so many after it, the news is stale. */
const defaultDays = { "quote-reminder": 3, "quote-expired": 7 } as const;

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
  const days = await readDays(content);
  // Who has had the quote since today needs no reminder of it.
  const startOfDay = (fromToday: number) => startOfShopDay(addDays(toShopDate(now), fromToday));
  const aDayAgo = new Date(now.getTime() - dayMs);
  const expiringSoon = await listExpiring(db, {
    ...{ from: startOfDay(0), before: startOfDay(days.remind + 1) },
    sentUntil: aDayAgo,
  });
  const expired = await listExpiring(db, {
    ...{ from: startOfDay(-days.stale), before: startOfDay(0) },
    sentUntil: now,
  });
  const mails: DueEmail[] = [
    ...expiringSoon.map((quote) => toDueEmail("quote-reminder", quote)),
    ...expired.map((quote) => toDueEmail("quote-expired", quote)),
  ];
  if (mails.length > 0) await enqueueEmails(db, mails, now);
  return mails.length;
}

/** A quote that was extended is reminded of its new day. */
function toDueEmail(
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
async function readDays(content: Content) {
  const written = await content.fetch(daysQuery, {}, daysShape);
  const of = (kind: keyof typeof defaultDays) =>
    written.find(({ type }) => type === kind)?.days ?? defaultDays[kind];
  return { remind: of("quote-reminder"), stale: of("quote-expired") };
}
