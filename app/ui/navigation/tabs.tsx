import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { getIndexAfterKey, horizontalKeys } from "./arrow-keys";

export type Tab = { readonly id: string; readonly title: string; readonly content: ReactNode };

/**
 * Tabs that open as arrow keys reach them (APG). All panels are in the HTML, for search engines and print.
 */
export function Tabs({
  items,
  label,
  defaultId,
}: {
  readonly items: readonly Tab[];
  readonly label: string;
  readonly defaultId?: string;
}) {
  const [chosenId, setChosenId] = useState(defaultId ?? items[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const walk = (event: KeyboardEvent) => {
    const at = items.findIndex((tab) => tab.id === chosenId);
    const next = getIndexAfterKey(event.key, at, items.length, horizontalKeys);
    if (next === null) return;
    event.preventDefault();
    setChosenId(items[next]?.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        className="no-print flex gap-4 overflow-x-auto border-b border-line scrollbar-none max-sm:-mx-gutter max-sm:px-gutter sm:gap-8"
      >
        {items.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel-${tab.id}`}
            aria-selected={tab.id === chosenId}
            tabIndex={tab.id === chosenId ? 0 : -1}
            onClick={() => setChosenId(tab.id)}
            className="tab min-h-12 min-w-11 whitespace-nowrap border-b-2 border-transparent text-sm font-medium text-ink-soft hover:text-ink aria-selected:border-pine aria-selected:text-ink"
          >
            {tab.title}
          </button>
        ))}
      </div>
      {items.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== chosenId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: APG, a panel without focusable content takes the focus itself
          tabIndex={0}
          className="pt-7 print:block"
        >
          <p aria-hidden="true" className="hidden pb-3 font-display text-h3 print:block">
            {tab.title}
          </p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
