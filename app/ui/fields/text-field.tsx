import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import { controlClassNames, FieldFrame, type FieldProps, useFieldProps } from "./field";

const look = classNames(controlClassNames, "read-only:bg-paper-deep");

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

/** One line of text; `type`, `inputMode`, `autoComplete` and `enterKeyHint` bring up the right keyboard. */
export function TextField({ className, ...props }: TextFieldProps) {
  const { frame, control, native } = useFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...native} {...control} className={classNames(look, className)} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

/** Several lines of text. */
export function TextAreaField({ className, ...props }: TextAreaFieldProps) {
  const { frame, control, native } = useFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={5} {...native} {...control} className={classNames(look, className)} />
    </FieldFrame>
  );
}
