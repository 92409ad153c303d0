import { z } from "zod";
import { list, nullToUndefined } from "~/content/schemas";
import { formatRange } from "../estimate-price";
import { priceRowSchema } from "../estimator-template";
import type { PriceRange, PriceRow } from "../price-ranges";

const storedBookSchema = z.object({
  name: nullToUndefined(z.string()),
  version: nullToUndefined(z.string()),
  validFrom: nullToUndefined(z.string()),
  rows: list(priceRowSchema.or(z.unknown().transform(() => null))),
});
type StoredBook = z.infer<typeof storedBookSchema>;

const none = "none";

/**
 * Describes each difference between two states of a price book as one line, with the old and the new amount. The
 * documents are as stored, in dollars; null is a book that is not published.
 */
export function listPriceChanges(before: unknown, after: unknown): readonly string[] {
  const [oldBook, newBook] = [parseBook(before), parseBook(after)];
  const book = newBook ?? oldBook;
  if (!book) return [];
  const title = book.version ?? book.name ?? "Price book";
  return [...listBookChanges(oldBook, newBook), ...listRowChanges(oldBook, newBook)].map(
    (change) => `${title}: ${change}`,
  );
}

function parseBook(document: unknown): StoredBook | null {
  const parsed = storedBookSchema.safeParse(document);
  return parsed.success ? parsed.data : null;
}

function listBookChanges(before: StoredBook | null, after: StoredBook | null): readonly string[] {
  if (!after) return ["removed"];
  if (!before) return ["published"];
  return bookFields
    .filter(({ field }) => before[field] !== after[field])
    .map(({ field, label }) => `${label} ${before[field] ?? none} → ${after[field] ?? none}`);
}

const bookFields = [
  { field: "name", label: "name" },
  { field: "version", label: "version" },
  { field: "validFrom", label: "valid from" },
] as const;

function listRowChanges(before: StoredBook | null, after: StoredBook | null): readonly string[] {
  const [oldRows, newRows] = [indexRows(before), indexRows(after)];
  const answers = new Set([...oldRows.keys(), ...newRows.keys()]);
  return [...answers].flatMap((answer) => {
    const [oldRow, newRow] = [oldRows.get(answer), newRows.get(answer)];
    const changes = [
      ...describeChange("goods", oldRow?.price, newRow?.price),
      ...describeChange("work", oldRow?.labor, newRow?.labor),
    ];
    return changes.length > 0 ? [`${answer}: ${changes.join(", ")}`] : [];
  });
}

/** Indexes rows by question and answer. The last of several rows for the same answer counts (EST-004). */
function indexRows(book: StoredBook | null): ReadonlyMap<string, PriceRow> {
  const rows = (book?.rows ?? []).filter((row) => row !== null);
  return new Map(rows.map((row) => [[row.field, row.option, row.dependent].filter(Boolean).join(", "), row]));
}

function describeChange(
  kind: string,
  before: PriceRange | undefined,
  after: PriceRange | undefined,
): readonly string[] {
  const [oldText, newText] = [before, after].map((range) => (range ? formatRange(range) : none));
  return oldText === newText ? [] : [`${kind} ${oldText} → ${newText}`];
}
