import type { ComponentProps, ReactNode } from "react";
import { FieldHelp, type FieldProps, useFieldIds } from "./field";
import { FieldError } from "./field-error";

type CheckboxFieldProps = Omit<FieldProps, "label"> & { readonly label: ReactNode } & Omit<
    ComponentProps<"input">,
    keyof FieldProps | "type"
  >;

/** A single checkbox; the whole line is clickable. */
export function CheckboxField({ name, label, error, help, id, required, ...native }: CheckboxFieldProps) {
  const fieldIds = useFieldIds({ id, name, error, help, required });
  return (
    <div className="flex flex-col gap-1">
      <label className="flex cursor-pointer items-start gap-3 py-2 pointer-coarse:py-2.5 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
        <input type="checkbox" {...native} {...fieldIds.control} className="tick mt-0.5" />
        <span>{label}</span>
      </label>
      {help ? <FieldHelp id={fieldIds.helpId}>{help}</FieldHelp> : null}
      {error ? <FieldError id={fieldIds.errorId}>{error}</FieldError> : null}
    </div>
  );
}
