import { type ReactNode, useId, useState } from "react";
import { descriptionLimit, firstItems } from "~/kernel/text";
import { truncate } from "~/kernel/truncate";
import { classNames } from "./class-names";

const toggleLook =
  "font-medium underline decoration-brass decoration-1 underline-offset-4 hover:decoration-current";

type ReadMoreProps = {
  readonly text: string;
  readonly limit?: number;
  readonly more?: string;
  readonly less?: string;
  readonly className?: string;
};

/** FMT-004, FAQ-006: a long text, cut at a word, that unfolds and folds again. */
export function ReadMore({
  text,
  limit = descriptionLimit,
  more = "Read more",
  less = "Show less",
  className,
}: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = truncate(text, limit);
  return (
    <p className={className}>
      <span id={id}>{open ? text : short}</span>
      {short === text ? null : (
        <>
          {" "}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={toggleLook}
          >
            {open ? less : more}
          </button>
        </>
      )}
    </p>
  );
}

/** FMT-006: a list of more than 6 items shows the first 6 and a 'Read more...' link. */
export function ReadMoreList({
  items,
  className,
}: {
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly className?: string;
}) {
  const [open, setOpen] = useState(false);
  const { shown, hidden } = firstItems(items);
  return (
    <div className={className}>
      <ul className="tick-list">
        {(open ? items : shown).map((item) => (
          <li key={item.key}>{item.content}</li>
        ))}
      </ul>
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
