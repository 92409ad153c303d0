import { FieldHelp, type FieldProps, useFieldTies } from "./field";
import { FieldError } from "./field-error";
import type { RadioOption } from "./radio-group";

type CheckboxGroupProps = FieldProps & {
  readonly options: readonly RadioOption[];
  /** With `onChange`: controlled. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

/** Any number of a few: native boxes under one legend. */
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
  const ties = useFieldTies({ id, name, error, help, required });
  const tick = (value: string, isOn: boolean) =>
    onChange(isOn ? [...values, value] : values.filter((other) => other !== value));
  return (
    <fieldset
      id={ties.controlId}
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={ties.control["aria-describedby"]}
    >
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {required ? null : <span className="font-normal text-ink-faint"> (optional)</span>}
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-faint"
          >
            <input
              type="checkbox"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={values.includes(option.value)}
              onChange={(event) => tick(option.value, event.currentTarget.checked)}
              className="tick mt-0.5"
            />
            <span>
              {option.label}
              {option.description ? (
                <span className="block text-sm text-ink-soft">{option.description}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {help ? <FieldHelp id={ties.helpId}>{help}</FieldHelp> : null}
      {error ? <FieldError id={ties.errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
