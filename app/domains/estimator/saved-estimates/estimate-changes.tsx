import { formatDate } from "~/kernel/time/dates";
import { Alert } from "~/ui/feedback/alert";
import type { OpenedEstimate } from "./open-estimate.server";

/** The date of an estimate, and the figures that have changed since. */
export function EstimateChanges({
  estimate: { madeAt, lines, isChanged, isWithdrawn },
}: {
  readonly estimate: OpenedEstimate;
}) {
  const savedOn = formatDate(new Date(madeAt));
  if (isWithdrawn) return <SavedLines savedOn={savedOn} lines={lines} />;
  if (!isChanged) return <p className="text-lead text-ink-soft">Made on {savedOn}. Its prices still hold.</p>;
  return (
    <Alert type="warning" title={`Prices have changed since ${savedOn}`} live={false}>
      <table className="mt-3 w-full max-w-prose text-sm">
        <thead>
          <tr className="text-left">
            <th scope="col" className="py-1 font-medium" />
            <th scope="col" className="py-1 pe-4 font-medium">
              Then
            </th>
            <th scope="col" className="py-1 font-medium">
              Today
            </th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ before, today }) => before !== today)
            .map(({ name, label, before, today }) => (
              <tr key={name} className="border-t border-line-strong">
                <th scope="row" className="py-1.5 pe-4 text-left font-normal">
                  {label}
                </th>
                <td className="py-1.5 pe-4">{before ?? "–"}</td>
                <td className="py-1.5">{today ?? "–"}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Alert>
  );
}

/** The original figures, shown if the estimator no longer exists and nothing can be recalculated. */
function SavedLines({
  savedOn,
  lines,
}: {
  readonly savedOn: string;
  readonly lines: OpenedEstimate["lines"];
}) {
  return (
    <>
      <p className="text-lead text-ink-soft">
        Made on {savedOn}. We no longer ask these questions, so this is the total from that day. Write or call
        us for today's prices.
      </p>
      <dl className="max-w-prose border-t border-line-strong">
        {lines.map(({ name, label, before }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="ms-auto tabular-nums">{before ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
