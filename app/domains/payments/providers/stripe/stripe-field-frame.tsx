import { type ReactNode, useRef, useState } from "react";
import { classNames } from "~/ui/class-names";
import { FieldError } from "~/ui/fields/field-error";
import type { CardFieldName } from "./card.messages";

/** Callbacks from a card field to its frame: ready, focus and blur. */
export type CardFieldFocus = {
  readonly ready: (element: { focus: () => void }) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

type CardFieldProps = {
  readonly name: CardFieldName;
  readonly label: string;
  readonly error: string | undefined;
  readonly wide?: boolean;
  readonly children: (focus: CardFieldFocus) => ReactNode;
};

/** Label, border and error around a Stripe field; focus on the frame moves into the field. */
export function StripeFieldFrame({ name, label, error, wide, children }: CardFieldProps) {
  const fieldRef = useRef<{ focus: () => void } | null>(null);
  const [focused, setFocused] = useState(false);
  const focus: CardFieldFocus = {
    ready: (element) => {
      fieldRef.current = element;
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) fieldRef.current?.focus();
      }}
      aria-describedby={error ? `${name}-error` : undefined}
      className={classNames("flex min-w-0 flex-col gap-1.5 outline-none", wide && "col-span-2")}
    >
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <div
        className={classNames(
          "min-h-12 rounded-sm border bg-white px-3.5 py-3.5 transition-colors",
          error ? "border-danger" : focused ? "border-pine" : "border-line-strong",
          focused && "outline-2 outline-pine",
        )}
      >
        {children(focus)}
      </div>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
