import { FieldHelp, type FieldProps, useFieldIds } from "./field";
import { FieldError } from "./field-error";
import { OptionLabel } from "./option-label";
import type { RadioOption } from "./radio-group";

type CheckboxGroupProps = FieldProps & {
  readonly options: readonly RadioOption[];
  /** Controlled if `onChange` is given. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

/** Native checkboxes under one legend. */
export function CheckboxGroup({
  name,
  label,
  options,
  values,
  onChange,
  error,
  help,
  id,
  required,
}: CheckboxGroupProps) {
  const fieldIds = useFieldIds({ id, name, error, help, required });
  const tick = (value: string, isOn: boolean) =>
    onChange(isOn ? [...values, value] : values.filter((other) => other !== value));
  return (
    <fieldset
      id={fieldIds.controlId}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={fieldIds.control["aria-describedby"]}
    >
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {required ? null : <span className="font-normal text-ink-faint"> (optional)</span>}
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option) => (
          <OptionLabel key={option.value} label={option.label} description={option.description}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={values.includes(option.value)}
              onChange={(event) => tick(option.value, event.currentTarget.checked)}
              className="tick mt-0.5"
            />
          </OptionLabel>
        ))}
      </div>
      {help ? <FieldHelp id={fieldIds.helpId}>{help}</FieldHelp> : null}
      {error ? <FieldError id={fieldIds.errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
