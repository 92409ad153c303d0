import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { controlLook, FieldFrame, type FieldProps, useFieldTies } from "./field";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

/** One line of text; `type`, `inputMode`, `autoComplete` and `enterKeyHint` bring up the right keyboard. */
export function TextField({
  name,
  label,
  error,
  help,
  id,
  required,
  unsent,
  className,
  ...native
}: TextFieldProps) {
  const ties = useFieldTies({ id, name, error, help, required, unsent });
  return (
    <FieldFrame label={label} required={required} help={help} error={error} ties={ties}>
      <input
        type="text"
        {...native}
        {...ties.control}
        className={classNames(controlLook, "read-only:bg-paper-deep", className)}
      />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  error,
  help,
  id,
  required,
  unsent,
  className,
  ...native
}: TextAreaFieldProps) {
  const ties = useFieldTies({ id, name, error, help, required, unsent });
  return (
    <FieldFrame label={label} required={required} help={help} error={error} ties={ties}>
      <textarea
        rows={5}
        {...native}
        {...ties.control}
        className={classNames(controlLook, "read-only:bg-paper-deep", className)}
      />
    </FieldFrame>
  );
}
