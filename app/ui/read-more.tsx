import { type ReactNode, useId, useState } from "react";
import { descriptionLimit, firstItems } from "~/kernel/text";
import { truncate } from "~/kernel/truncate";
import { classNames } from "./class-names";

/** Above a link that covers the card around it. */
const toggleLook =
  "needs-script relative z-10 font-medium underline decoration-brass decoration-1 underline-offset-4 hover:decoration-current";

type ReadMoreProps = {
  readonly text: string;
  readonly limit?: number;
  readonly more?: string;
  readonly less?: string;
  /** Follows the words of the button for screen readers: which text it unfolds. */
  readonly about?: ReactNode;
  readonly className?: string;
  readonly toggleClassName?: string;
};

/** FMT-004, FAQ-006: a long text, cut at a word, that unfolds and folds again. Paper, which has no buttons, has all of it. */
export function ReadMore({
  text,
  limit = descriptionLimit,
  className,
  toggleClassName,
  ...words
}: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = truncate(text, limit);
  const isCut = short !== text && !open;
  return (
    <p className={className}>
      <span id={id} className={isCut ? "needs-script no-print" : undefined}>
        {isCut ? short : text}
      </span>
      {short === text ? null : (
        <>
          {isCut ? <span className="paper-only">{text}</span> : null}{" "}
          <ReadMoreToggle
            {...words}
            open={open}
            controls={id}
            onToggle={() => setOpen(!open)}
            className={toggleClassName}
          />
        </>
      )}
    </p>
  );
}

type ReadMoreToggleProps = {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly controls?: string;
  readonly more?: string;
  readonly less?: string;
  readonly about?: ReactNode;
  readonly className?: string | undefined;
};

/** 'Read more' and 'Show less', unless the place has other words for it. */
export function ReadMoreToggle({
  open,
  onToggle,
  controls,
  about,
  className,
  ...words
}: ReadMoreToggleProps) {
  const { more = "Read more", less = "Show less" } = words;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className={classNames(toggleLook, className)}
    >
      {open ? less : more}
      {about ? <span className="sr-only"> {about}</span> : null}
    </button>
  );
}

type ReadMoreListProps = {
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly ordered?: boolean;
  readonly className?: string;
};

/** FMT-006: a list of more than 6 items shows the first 6 and a 'Read more...' link. */
export function ReadMoreList({ items, ordered = false, className }: ReadMoreListProps) {
  const [open, setOpen] = useState(false);
  const { shown, hidden } = firstItems(items);
  const List = ordered ? "ol" : "ul";
  return (
    <div className={classNames(ordered && "prose", className)}>
      <List className={ordered ? undefined : "tick-list"}>
        {items.map((item, index) => (
          <li key={item.key} className={open || index < shown.length ? undefined : "paper-only"}>
            {item.content}
          </li>
        ))}
      </List>
      {hidden > 0 && !open ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={classNames(toggleLook, "mt-3 text-sm")}
        >
          Read more...
        </button>
      ) : null}
    </div>
  );
}
