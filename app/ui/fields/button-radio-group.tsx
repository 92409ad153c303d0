import { RadioFrame, type RadioGroupProps } from "./radio-group";

const labelClassNames = {
  button:
    "min-h-12 rounded-sm px-5 py-2.5 transition-colors hover:border-ink has-checked:border-pine has-checked:bg-pine has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine has-disabled:cursor-not-allowed has-disabled:opacity-45",
  chip: "min-h-11 gap-2.5 px-4 py-2 text-sm hover:border-pine has-checked:border-pine has-checked:bg-pine-soft has-checked:font-medium",
} as const;

type ButtonRadioGroupProps = RadioGroupProps & {
  /** A chip is smaller and keeps its native radio. */
  readonly look?: keyof typeof labelClassNames;
};

/** Radio options shown as a row of buttons or chips, for a few short labels. */
export function ButtonRadioGroup({ look = "button", ...props }: ButtonRadioGroupProps) {
  return (
    <RadioFrame {...props}>
      {(radio) => (
        <div className="flex flex-wrap gap-2">
          {props.options.map((option) => (
            <label
              key={option.value}
              className={`flex cursor-pointer items-center border border-line-strong bg-white ${labelClassNames[look]}`}
            >
              <input {...radio(option)} className={look === "chip" ? "tick tick-round" : "sr-only"} />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </RadioFrame>
  );
}
