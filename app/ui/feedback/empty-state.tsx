import type { ReactNode } from "react";

/** The generic empty states (MSG-004), without a period. */
export const emptyStateTexts = {
  noData: "No Data Found",
  noItems: "No items available",
  noneFound: "We are sorry, but we could not find any data.",
} as const;

/** A message for an empty list, with a suggested next action. */
export function EmptyState({
  title = emptyStateTexts.noData,
  text,
  action,
}: {
  readonly title?: string;
  readonly text?: string;
  readonly action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center border-y border-line px-6 py-14 text-center">
      <p className="font-display text-h3">{title}</p>
      {text ? <p className="mt-2.5 max-w-md text-ink-soft">{text}</p> : null}
      {action ? <div className="mt-7">{action}</div> : null}
    </div>
  );
}
