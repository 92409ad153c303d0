import type { ReactNode } from "react";
import { descriptionLimit, limitListItems } from "~/kernel/text/text";
import { truncate } from "~/kernel/text/truncate";
import { classNames } from "../class-names";

/** Raises the button above a link that covers the card. */
const toggleLook =
  "relative z-10 font-medium underline decoration-brass decoration-1 underline-offset-4 hover:decoration-current";

type ReadMoreProps = {
  readonly text: string;
  readonly limit?: number;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
  /** Follows the button text for screen readers; contains the title of the truncated text. */
  readonly subject?: ReactNode;
  readonly className?: string;
  readonly toggleClassName?: string;
};

/**
 * A long text, truncated at a word boundary, that expands without script (FMT-004, FAQ-006). Print, and
 * browsers without script, show all of it.
 */
export function ReadMore({
  text,
  limit = descriptionLimit,
  className,
  toggleClassName,
  ...toggleProps
}: ReadMoreProps) {
  const short = truncate(text, limit);
  if (short === text)
    return (
      <p className={className}>
        <span>{text}</span>
      </p>
    );
  return (
    <div className={classNames("unfolding", className)}>
      <span className="needs-script no-print">{short}</span>
      <span className="paper-only">{text}</span>{" "}
      <ReadMoreToggle {...toggleProps} className={classNames("inline", toggleClassName)} />
    </div>
  );
}

type ReadMoreToggleProps = {
  readonly moreLabel?: string;
  readonly lessLabel?: string;
  readonly subject?: ReactNode;
  readonly className?: string | undefined;
};

/**
 * The toggle 'Read more' and 'Show less', unless other labels are given. Inside an element of class
 * `unfolding` it swaps the elements of the classes `needs-script` and `paper-only`.
 */
export function ReadMoreToggle({
  subject,
  className,
  moreLabel = "Read more",
  lessLabel = "Show less",
}: ReadMoreToggleProps) {
  return (
    <details className={classNames("needs-script no-print group/unfolded", className)}>
      <summary className={classNames(toggleLook, "inline cursor-pointer")}>
        <span className="group-open/unfolded:hidden">{moreLabel}</span>
        <span className="hidden group-open/unfolded:inline">{lessLabel}</span>
        {subject ? <span className="sr-only"> {subject}</span> : null}
      </summary>
    </details>
  );
}

type ReadMoreListProps = {
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly isOrdered?: boolean;
  readonly className?: string;
};

/** A list of more than 6 items shows the first 6 and a 'Read more...' link (FMT-006). */
export function ReadMoreList({ items, isOrdered = false, className }: ReadMoreListProps) {
  const { visibleItems, hidden } = limitListItems(items);
  const List = isOrdered ? "ol" : "ul";
  return (
    <div className={classNames("unfolding", isOrdered && "prose", className)}>
      <List className={isOrdered ? undefined : "tick-list"}>
        {items.map((item, index) => (
          <li key={item.key} className={index < visibleItems.length ? undefined : "paper-only"}>
            {item.content}
          </li>
        ))}
      </List>
      {hidden > 0 ? (
        <details className="needs-script no-print mt-3 open:hidden">
          <summary className={classNames(toggleLook, "inline cursor-pointer text-sm")}>Read more...</summary>
        </details>
      ) : null}
    </div>
  );
}
