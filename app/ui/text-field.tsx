import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { controlLook, FieldFrame, type FieldProps, useField } from "./field";

const look = classNames(controlLook, "read-only:bg-paper-deep");

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

/** One line of text; `type`, `inputMode`, `autoComplete` and `enterKeyHint` bring up the right keyboard. */
export function TextField({ className, ...props }: TextFieldProps) {
  const { frame, control, native } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...native} {...control} className={classNames(look, className)} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

/** Several lines of text. */
export function TextAreaField({ className, ...props }: TextAreaFieldProps) {
  const { frame, control, native } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={5} {...native} {...control} className={classNames(look, className)} />
    </FieldFrame>
  );
}
