import type { Db } from "#db/client.server";
import { enqueueMails } from "~/domains/email/enqueue-mails.server";
import type { DueMail } from "~/domains/email/mail-kind";
import type { Clock } from "~/kernel/clock";
import { dayMs } from "~/kernel/duration";
import { listExpiring } from "./desk/quote-list.store.server";

/** So many days before a quote expires its customer is reminded; so many after it, the news is stale. */
const remindDays = 3;
const staleDays = 7;

/**
 * Notes a mail for every quote that expires soon, and for every one that has: once for each day a quote was given,
 * however often this runs and wherever. Answers how many quotes it looked at.
 */
export async function remindOfQuotes({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  const now = clock.now();
  const soon = await listExpiring(db, { after: now, until: daysFrom(now, remindDays) });
  const over = await listExpiring(db, { after: daysFrom(now, -staleDays), until: now });
  const mails: DueMail[] = [
    ...soon.map((quote) => mailOf("quote-reminder", quote)),
    ...over.map((quote) => mailOf("quote-expired", quote)),
  ];
  if (mails.length > 0) await enqueueMails(db, mails, now);
  return mails.length;
}

/** A quote that was extended is reminded of its new day. */
function mailOf(kind: DueMail["kind"], { id, expiresAt }: { readonly id: string; readonly expiresAt: Date }) {
  return { kind, entityId: id, paymentId: expiresAt.toISOString() };
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
