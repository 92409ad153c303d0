import { z } from "zod";
import type { Db } from "#db/client.server";
import type { Content } from "~/content/client/content";
import { nullToUndefined } from "~/content/schemas";
import type { DueEmail } from "~/domains/email/email-kind";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import type { Clock } from "~/kernel/time/clock";
import { addDays, startOfShopDay, toShopDate } from "~/kernel/time/dates";
import { dayMs } from "~/kernel/time/duration";
import { listExpiring } from "./back-office/quote-list.store.server";

/** Days before expiry for the reminder, and days after it within which the expiry email is sent. */
const defaultDays = { "quote-reminder": 3, "quote-expired": 7 } as const;

/**
 * Enqueues emails for quotes that expire soon or have expired, once per expiry date. Returns the number of
 * quotes.
 */
export async function enqueueQuoteReminders({
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
  // A quote sent less than a day ago needs no reminder.
  const startOfDay = (fromToday: number) => startOfShopDay(addDays(toShopDate(now), fromToday));
  const aDayAgo = new Date(now.getTime() - dayMs);
  const expiringSoon = await listExpiring(db, {
    ...{ from: startOfDay(0), until: startOfDay(days.remind + 1) },
    sentUntil: aDayAgo,
  });
  const expired = await listExpiring(db, {
    ...{ from: startOfDay(-days.stale), until: startOfDay(0) },
    sentUntil: now,
  });
  const emails: DueEmail[] = [
    ...expiringSoon.map((quote) => toDueEmail("quote-reminder", quote)),
    ...expired.map((quote) => toDueEmail("quote-expired", quote)),
  ];
  if (emails.length > 0) await enqueueEmails(db, emails, now);
  return emails.length;
}

/** The expiry date is part of the key, so an extended quote is reminded again. */
function toDueEmail(
  kind: DueEmail["kind"],
  { id, expiresAt }: { readonly id: string; readonly expiresAt: Date },
) {
  return { kind, entityId: id, paymentId: expiresAt.toISOString() };
}

const daysQuery = `*[_type == "mailText" && type in ["quote-reminder", "quote-expired"]]{ type, days }`;
const daysShape = z.array(
  z.object({ type: z.string(), days: nullToUndefined(z.number().int().min(1).max(30)).catch(undefined) }),
);

/** Days set by an editor, else the defaults. */
async function readDays(content: Content) {
  const editorSettings = await content.fetch(daysQuery, {}, daysShape);
  const getDays = (kind: keyof typeof defaultDays) =>
    editorSettings.find(({ type }) => type === kind)?.days ?? defaultDays[kind];
  return { remind: getDays("quote-reminder"), stale: getDays("quote-expired") };
}
