import type { Db } from "#db/client.server";
import { findOrder } from "~/domains/orders/read-order.server";
import { appendAuditEntry } from "~/domains/staff/audit.server";
import { err, ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";

type OrderNote = { readonly orderId: string; readonly author: string; readonly text: string };

/** Adds a note of staff to an order. The customer never sees it. */
export async function addOrderNote(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { orderId, author, text }: OrderNote,
): Promise<Result<null, { readonly code: "no-such-order" }>> {
  if (!(await findOrder(db, orderId))) return err({ code: "no-such-order" });
  const createdAt = clock.now();
  await appendAuditEntry(db, { author, subject: "order", subjectId: orderId, kind: "note", text, createdAt });
  return ok(null);
}
