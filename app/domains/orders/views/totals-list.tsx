import type { TotalRow } from "../total-rows";

type TotalsListProps = {
  readonly rows: readonly TotalRow[];
  readonly total: string;
};

/** Amounts with their sum; all are formatted already. */
export function TotalsList({ rows, total }: TotalsListProps) {
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-6">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular-nums">{amount}</dd>
        </div>
      ))}
      <div className="mt-1.5 flex items-baseline justify-between gap-6 border-t border-line-strong pt-4">
        <dt className="font-medium">Total</dt>
        <dd className="text-h3 tabular-nums">{total}</dd>
      </div>
    </dl>
  );
}
