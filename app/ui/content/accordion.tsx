import { type ReactNode, useId } from "react";
import { Icon } from "../icon";

export type AccordionItem = { readonly key: string; readonly title: string; readonly content: ReactNode };

/**
 * A list of questions with one open at a time (PAGE-032). Native `<details>` with a shared `name` work
 * without script, and find-in-page opens them.
 */
export function Accordion({
  items,
  openFirst = false,
  headingLevel = 3,
}: {
  readonly items: readonly AccordionItem[];
  readonly openFirst?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
}) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="border-t border-line">
      {items.map((item, index) => (
        <details
          key={item.key}
          name={group}
          open={openFirst && index === 0}
          className="fold group border-b border-line"
        >
          <summary className="flex items-center justify-between gap-6 py-5 hover:text-pine">
            <Heading className="text-h4">{item.title}</Heading>
            <Icon name="plus" className="transition-transform group-open:rotate-45" />
          </summary>
          <div className="max-w-prose pb-7 text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
