import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { readPendingEmailFigures } from "./outbox.store.server";

export type EmailFigures = {
  readonly pending: number;
  /** Unsent emails whose last attempt failed. */
  readonly failed: number;
  /** The age of the oldest unsent email; 0 if all are sent. */
  readonly oldestSeconds: number;
};

/** Reads how the outbox does, for monitoring. */
export async function readEmailFigures({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<EmailFigures> {
  const { pending, failed, oldest } = await readPendingEmailFigures(db);
  const ageMs = oldest ? clock.now().getTime() - oldest.getTime() : 0;
  return { pending, failed, oldestSeconds: Math.max(0, ageMs / 1_000) };
}
