import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { countAttemptsByStatus, countWebhookEvents, type WebhookCount } from "./payment-figures.store.server";
import { countReviews } from "./review/read-reviews.server";

export type PaymentFigures = {
  /** Payment attempts of the last day by their present status. */
  readonly attempts: Readonly<Record<string, number>>;
  /** Payments that wait for a decision of staff. */
  readonly reviews: number;
  /** Webhook events of the last day. */
  readonly webhooks: readonly WebhookCount[];
};

const dayMs = 24 * 60 * 60_000;

/** Reads how payments do, for monitoring. */
export async function readPaymentFigures({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<PaymentFigures> {
  const since = new Date(clock.now().getTime() - dayMs);
  const [attempts, reviews, webhooks] = await Promise.all([
    countAttemptsByStatus(db, since),
    countReviews({ db }),
    countWebhookEvents(db, since),
  ]);
  return { attempts, reviews, webhooks };
}
