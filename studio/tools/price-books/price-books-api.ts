import { paths } from "../../../app/kernel/paths";
import { callStaffApi } from "../parts/staff-api";

/** A total in cents. */
export type TotalRange = { readonly min: number; readonly max: number };

export type ComparedEstimate = {
  readonly id: string;
  readonly savedAt: string;
  /** True if the visitor sent it to the shop. */
  readonly isSent: boolean;
  /** The total that the visitor saw, with the prices of that time. */
  readonly saved: TotalRange;
  readonly inUse: TotalRange;
  readonly draft: TotalRange;
};

export type PriceChange = { readonly author: string; readonly text: string; readonly createdAt: string };

/** Recalculates the latest saved estimates with the rows of a book, as JSON text. */
export async function compareEstimates(rows: string): Promise<readonly ComparedEstimate[]> {
  const body = { rows: JSON.parse(rows) as unknown };
  const answer = await callStaffApi<{ readonly estimates: readonly ComparedEstimate[] }>(
    `${paths.backOffice}/price-books`,
    body,
  );
  return answer.estimates;
}

/** Lists the published changes of a book, newest first. */
export async function listPriceChanges(bookId: string): Promise<readonly PriceChange[]> {
  const answer = await callStaffApi<{ readonly changes: readonly PriceChange[] }>(
    `${paths.backOffice}/price-books/${encodeURIComponent(bookId)}`,
  );
  return answer.changes.toReversed();
}
