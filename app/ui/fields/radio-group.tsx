import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import { FieldHelp } from "./field";
import { FieldError } from "./field-error";
import { OptionLabel } from "./option-label";

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  /** Second line of a card: the price of a method, what it means. */
  readonly description?: ReactNode;
  /** Stands at the far end of a card. */
  readonly aside?: ReactNode;
  /** Opens below a card while it is chosen. */
  readonly details?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps = {
  readonly name: string;
  readonly legend: string;
  /** Keeps the legend for screen readers where a heading already says it. */
  readonly legendHidden?: boolean;
  readonly options: readonly RadioOption[];
  readonly defaultValue?: string | undefined;
  /** With `onChange`: controlled. */
  readonly value?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly required?: boolean;
};

/** One of a few, as a list. Native radios: arrow keys move and choose. */
export function RadioGroup(props: RadioGroupProps) {
  return (
    <RadioFrame {...props}>
      {(radio) =>
        props.options.map((option) => (
          <OptionLabel key={option.value} label={option.label} description={option.description}>
            <input {...radio(option)} className="tick tick-round mt-0.5" />
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

/** Fieldset, legend, help and error around radios of any look. */
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
  readonly children: (radio: (option: RadioOption) => RadioInput) => ReactNode;
}) {
  const id = useId();
  const radio = (option: RadioOption): RadioInput => ({
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
      {children(radio)}
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
