import { RadioFrame, type RadioGroupProps } from "./radio-group";

/** Radio options in a row, for a short choice. The selected one is filled and keeps its native radio. */
export function ChipRadioGroup(props: RadioGroupProps) {
  return (
    <RadioFrame {...props}>
      {(radio) => (
        <div className="flex flex-wrap gap-2">
          {props.options.map((option) => (
            <label
              key={option.value}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 border border-line-strong bg-white px-4 py-2 text-sm hover:border-pine has-checked:border-pine has-checked:bg-pine-soft has-checked:font-medium"
            >
              <input {...radio(option)} className="tick tick-round" />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </RadioFrame>
  );
}
