import { Picture } from "~/content/pictures/image";
import type { ContentImage } from "~/content/schemas";
import { classNames } from "~/ui/class-names";
import { formatRange, type PriceTotal, toSummarySections, toTotalRows } from "../estimate-price";
import type { SummaryConfig } from "../estimator-template";

export type EstimateSummaryProps = {
  readonly summary: SummaryConfig;
  readonly total: PriceTotal;
  readonly hasPrice: boolean;
  readonly door?: { readonly image: ContentImage; readonly label: string } | null;
};

/** The price of the answers, line by line (EST-005 to EST-007). */
export function EstimateSummary({ summary, total, hasPrice, door }: EstimateSummaryProps) {
  return (
    <div className="flex flex-col gap-6 bg-paper-deep p-6">
      <div className="flex items-start justify-between gap-5">
        <div className="flex flex-col gap-2">
          <h2 className="font-display text-h3">{summary.title ?? "Your estimate"}</h2>
          <p className="text-sm text-ink-soft">
            {hasPrice ? door?.label : "Answer a question to see a range."}
          </p>
        </div>
        {door ? (
          <div className="w-20 shrink-0 bg-white p-1.5">
            <Picture image={door.image} ratio={2 / 3} sizes="5rem" alt={door.label} />
          </div>
        ) : null}
      </div>
      {toSummarySections(summary, total).map(({ label, lines }) => (
        <section key={label} className="flex flex-col gap-1">
          <h3 className="eyebrow text-ink-soft">{label}</h3>
          <dl className="border-t border-line-strong">
            {lines.map(({ name, label: rowLabel, sums }) => (
              <SummaryRow
                key={name}
                label={rowLabel}
                value={sums.totalMax > 0 ? formatRange({ min: sums.totalMin, max: sums.totalMax }) : "–"}
              />
            ))}
          </dl>
        </section>
      ))}
      <Totals summary={summary} total={total} />
      {summary.note ? <p className="text-sm text-ink-soft">{summary.note}</p> : null}
    </div>
  );
}

function Totals({ summary, total }: Pick<EstimateSummaryProps, "summary" | "total">) {
  return (
    <dl data-testid="estimate-totals">
      {toTotalRows(summary, total).map(({ name, label, value }) => (
        <SummaryRow key={name} label={label} value={value} strong={name === "grand"} />
      ))}
    </dl>
  );
}

function SummaryRow({
  label,
  value,
  strong,
}: {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-4 py-2",
        strong ? "border-t-2 border-pine pt-3 text-lead font-medium" : "border-b border-line text-sm",
      )}
    >
      <dt>{label}</dt>
      <dd className="ms-auto whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
