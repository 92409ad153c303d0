import type { ReactNode } from "react";
import { classNames } from "../class-names";

export type TimelineEntry = {
  readonly key: string;
  readonly title: string;
  /** The date as text; `dateTime` is its machine-readable form. */
  readonly displayTime?: string;
  readonly dateTime?: string;
  readonly text?: ReactNode;
  /** `plain` shows an order without progress. */
  readonly state?: "done" | "current" | "ahead" | "plain";
};

/** Past and future events in order. Screen readers get the state as text. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className="flex flex-col">
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </ol>
  );
}

const dots = {
  done: "border-pine bg-pine",
  current: "border-pine bg-paper ring-4 ring-pine-soft",
  ahead: "border-line-strong bg-paper",
  plain: "border-brass-deep bg-paper",
} as const;

const spokenStates = { done: "Done", current: "Now", ahead: "Upcoming", plain: undefined } as const;

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const state = entry.state ?? "done";
  return (
    <li
      className="group relative flex gap-5 pb-8 last:pb-0"
      aria-current={state === "current" ? "step" : undefined}
    >
      <span
        aria-hidden="true"
        className="absolute start-1.5 top-4 -bottom-1 w-px bg-line group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={classNames("z-1 mt-1.5 size-3 shrink-0 rounded-full border", dots[state])}
      />
      <div className={state === "ahead" ? "text-ink-faint" : undefined}>
        <p className="font-medium">
          {entry.title}
          {spokenStates[state] ? <span className="sr-only">, {spokenStates[state]}</span> : null}
        </p>
        {entry.displayTime ? <EntryTime entry={entry} displayTime={entry.displayTime} /> : null}
        {entry.text ? <div className="mt-1.5 text-sm text-ink-soft">{entry.text}</div> : null}
      </div>
    </li>
  );
}

/** Uses a `<time>` element if there is a machine-readable date. */
function EntryTime({
  entry: { dateTime },
  displayTime,
}: {
  readonly entry: TimelineEntry;
  readonly displayTime: string;
}) {
  const timeClassNames = "text-sm text-ink-soft";
  if (!dateTime) return <p className={timeClassNames}>{displayTime}</p>;
  return (
    <time dateTime={dateTime} className={timeClassNames}>
      {displayTime}
    </time>
  );
}
