import type { Db } from "#db/client.server";
import { appendAuditEntries } from "~/domains/staff/audit.server";
import { listPriceChanges } from "./price-changes";

/** A published price book before and after a commit; null when it was not published. */
export type PriceBookChange = {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** Appends an audit entry for each price that a commit changes, in the transaction of the commit. */
export function recordPriceChanges(
  tx: Pick<Db, "insert">,
  books: readonly PriceBookChange[],
  { author, createdAt }: { readonly author: string; readonly createdAt: Date },
): Promise<void> {
  return appendAuditEntries(
    tx,
    books.flatMap(({ id, before, after }) =>
      listPriceChanges(before, after).map((text) => ({
        ...{ author, subject: "price-book" as const, subjectId: id, kind: "event" as const },
        ...{ text, createdAt },
      })),
    ),
  );
}
