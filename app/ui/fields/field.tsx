import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import { FieldError } from "./field-error";

/** Properties of every form field, in addition to the native attributes. */
export type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly id?: string | undefined;
  /** Ids of the error and help elements; derived from `id` by default. */
  readonly errorId?: string | undefined;
  readonly helpId?: string | undefined;
  readonly required?: boolean | undefined;
  /** The field is never part of the form data, for example a card number. */
  readonly omitFromSubmission?: boolean | undefined;
};

/** Returns the ids and ARIA attributes that connect a control with its help and error. */
export function useFieldIds({
  id,
  name,
  error,
  help,
  required,
  omitFromSubmission,
  ...ids
}: Omit<FieldProps, "label">) {
  const generated = useId();
  const controlId = id ?? `${name}-${generated}`;
  const helpId = help ? (ids.helpId ?? `${controlId}-help`) : undefined;
  const errorId = error ? (ids.errorId ?? `${controlId}-error`) : undefined;
  return {
    controlId,
    helpId,
    errorId,
    control: {
      id: controlId,
      name: omitFromSubmission ? undefined : name,
      required,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": [helpId, errorId].filter(Boolean).join(" ") || undefined,
    },
  };
}

/** Splits the properties of a field into those of its frame, its control and the native element. */
export function useFieldProps<P extends FieldProps>({
  name,
  label,
  error,
  help,
  id,
  errorId,
  helpId,
  required,
  omitFromSubmission,
  ...native
}: P) {
  const fieldIds = useFieldIds({ id, name, error, help, required, omitFromSubmission, errorId, helpId });
  return { frame: { label, required, help, error, fieldIds }, control: fieldIds.control, native };
}

/** The look of a text input or select. */
export const controlClassNames = classNames(
  "block w-full min-h-12 rounded-sm border border-line-strong bg-white px-3.5 py-2.5 text-base text-ink",
  "placeholder:text-ink-faint transition-colors hover:border-ink-soft",
  "focus:border-pine focus:outline-2 focus:outline-pine focus:outline-offset-0",
  "aria-invalid:border-danger aria-invalid:outline-danger",
  "disabled:bg-paper-deep disabled:text-ink-faint disabled:border-line",
);

/** A label may contain "(optional)" already. */
const optionalSuffix = /\(optional\)$/;

/** The layout of text, select and number fields: label, control, help and error. */
export function FieldFrame({
  label,
  required,
  help,
  error,
  fieldIds,
  children,
}: {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly fieldIds: ReturnType<typeof useFieldIds>;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={fieldIds.controlId} className="text-sm font-medium text-ink">
        {label}
        {required || optionalSuffix.test(label) ? null : (
          <span className="font-normal text-ink-faint"> (optional)</span>
        )}
      </label>
      {children}
      {help ? <FieldHelp id={fieldIds.helpId}>{help}</FieldHelp> : null}
      {error ? <FieldError id={fieldIds.errorId}>{error}</FieldError> : null}
    </div>
  );
}

export function FieldHelp({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <p id={id} className="text-xs text-ink-soft">
      {children}
    </p>
  );
}
