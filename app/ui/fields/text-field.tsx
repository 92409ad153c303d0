import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import { controlClassNames, FieldFrame, type FieldProps, useFieldProps } from "./field";

const controlClasses = classNames(controlClassNames, "read-only:bg-paper-deep");

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

/**
 * A single-line field; `type`, `inputMode`, `autoComplete` and `enterKeyHint` select the on-screen keyboard.
 */
export function TextField({ className, ...props }: TextFieldProps) {
  const { frame, control, native } = useFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...native} {...control} className={classNames(controlClasses, className)} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

export function TextAreaField({ className, ...props }: TextAreaFieldProps) {
  const { frame, control, native } = useFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={5} {...native} {...control} className={classNames(controlClasses, className)} />
    </FieldFrame>
  );
}
