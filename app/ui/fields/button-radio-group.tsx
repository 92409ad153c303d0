import { RadioFrame, type RadioGroupProps } from "./radio-group";

/** Radio options shown as a row of buttons, for a few short labels. */
export function ButtonRadioGroup(props: RadioGroupProps) {
  return (
    <RadioFrame {...props}>
      {(radio) => (
        <div className="flex flex-wrap gap-2">
          {props.options.map((option) => (
            <label
              key={option.value}
              className="flex min-h-12 cursor-pointer items-center rounded-sm border border-line-strong bg-white px-5 py-2.5 transition-colors hover:border-ink has-checked:border-pine has-checked:bg-pine has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine has-disabled:cursor-not-allowed has-disabled:opacity-45"
            >
              <input {...radio(option)} className="sr-only" />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </RadioFrame>
  );
}
