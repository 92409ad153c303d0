import { Form } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { paths } from "~/kernel/paths";
import { controlClassNames } from "~/ui/fields/field";
import { FieldError } from "~/ui/fields/field-error";
import { Icon } from "~/ui/icon";
import { isSearchable, normalizeSearchText, searchMessages } from "./search.messages";
import { getOptionId } from "./suggestion-list";

type SearchPopupFieldProps = {
  readonly id: string;
  readonly open: boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The index of the option reached by arrow keys; -1 is the input field. */
  readonly active: number;
  readonly onWalk: (event: KeyboardEvent) => void;
  readonly hasOptions: boolean;
  readonly onClose: () => void;
  /** The number of results, read aloud. It is visible when the list is empty. */
  readonly status: string;
};

/** The input of the search popup (SRCH-003). Enter follows the active option, else it opens all results. */
export function SearchPopupField(props: SearchPopupFieldProps) {
  const { id, open, typed, onType, active, onWalk, hasOptions, onClose, status } = props;
  const [isTooShort, setIsTooShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!open) return;
    setIsTooShort(false);
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, [open]);
  const submit = (event: FormEvent) => {
    const activeOption = active >= 0 ? document.getElementById(getOptionId(id, active)) : null;
    const isReady = isSearchable(normalizeSearchText(typed));
    if (activeOption || !isReady) event.preventDefault();
    activeOption?.click();
    setIsTooShort(!activeOption && !isReady);
  };
  return (
    <Form
      method="get"
      action={paths.search}
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-2 p-4 sm:p-6"
    >
      <div className="flex items-center gap-2">
        <input
          ref={input}
          type="search"
          name="query"
          value={typed}
          onChange={({ target }) => {
            onType(target.value);
            setIsTooShort(false);
          }}
          onKeyDown={onWalk}
          role="combobox"
          aria-label="Search doors, colors, answers"
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? getOptionId(id, active) : undefined}
          aria-invalid={isTooShort || undefined}
          aria-describedby={isTooShort ? `${id}-error` : undefined}
          placeholder="Sage, shaker, hinges"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className={controlClassNames}
        />
        <IconButton icon="search" label="Search" type="submit" />
        <IconButton icon="close" label="Close" type="button" onClick={onClose} />
      </div>
      {isTooShort ? <FieldError id={`${id}-error`}>{searchMessages.tooShort}</FieldError> : null}
      <p role="status" className={hasOptions ? "sr-only" : "text-sm text-ink-soft empty:hidden"}>
        {status}
      </p>
    </Form>
  );
}

type IconButtonProps = {
  readonly icon: "search" | "close";
  readonly label: string;
  readonly type: "submit" | "button";
  readonly onClick?: () => void;
};

function IconButton({ icon, label, type, onClick }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      onClick={onClick}
      className="target flex shrink-0 items-center justify-center hover:text-pine"
    >
      <Icon name={icon} />
    </button>
  );
}
