import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import { FieldHelp } from "./field";
import { FieldError } from "./field-error";
import { OptionLabel } from "./option-label";

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  /** The second line of a card, such as a price. */
  readonly description?: ReactNode;
  /** Shown at the right end of a card. */
  readonly sideContent?: ReactNode;
  /** Shown below a card while it is selected. */
  readonly details?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps = {
  readonly name: string;
  readonly legend: string;
  /** Hides the legend visually where a heading has the same text. */
  readonly legendHidden?: boolean;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
  /** Controlled if `onChange` is given. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly required?: boolean;
};

/** A list of native radios; arrow keys move and select. */
export function RadioGroup(props: RadioGroupProps) {
  return (
    <RadioFrame {...props}>
      {(toInput) =>
        props.options.map((option) => (
          <OptionLabel key={option.value} label={option.label} description={option.description}>
            <input {...toInput(option)} className="tick tick-round mt-0.5" />
          </OptionLabel>
        ))
      }
    </RadioFrame>
  );
}

type RadioInput = {
  readonly type: "radio";
  readonly name: string;
  readonly value: string;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: () => void;
};

/** Fieldset, legend, help and error around radios of any style. */
export function RadioFrame({
  name,
  legend,
  legendHidden,
  defaultValue,
  value,
  onChange,
  error,
  help,
  required,
  children,
}: Omit<RadioGroupProps, "options"> & {
  readonly children: (toInput: (option: RadioOption) => RadioInput) => ReactNode;
}) {
  const id = useId();
  const toRadioInput = (option: RadioOption): RadioInput => ({
    type: "radio",
    name,
    value: option.value,
    disabled: option.disabled,
    required,
    ...(onChange
      ? { checked: value === option.value, onChange: () => onChange(option.value) }
      : { defaultChecked: defaultValue === option.value }),
  });
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={classNames(help ? `${id}-help` : null, error ? `${id}-error` : null) || undefined}
    >
      <legend className={legendHidden ? "sr-only" : "mb-1.5 text-sm font-medium"}>{legend}</legend>
      {children(toRadioInput)}
      {help ? (
        <div className="mt-2">
          <FieldHelp id={`${id}-help`}>{help}</FieldHelp>
        </div>
      ) : null}
      {error ? (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
