import { RadioFrame, type RadioGroupProps } from "./radio-group";

/** Radio options shown as cards with details, for important choices such as shipping and payment methods. */
export function CardRadioGroup(props: RadioGroupProps) {
  return (
    <RadioFrame {...props}>
      {(radio) => (
        <div className="flex flex-col">
          {props.options.map((option) => (
            <div
              key={option.value}
              className="group relative -mt-px border border-line-strong bg-white transition-colors first:mt-0 first:rounded-t-sm last:rounded-b-sm has-checked:z-10 has-checked:border-pine has-checked:bg-pine-soft"
            >
              <label className="flex cursor-pointer items-start gap-3.5 p-4 has-disabled:cursor-not-allowed has-disabled:bg-paper-deep has-disabled:text-ink-faint">
                <input {...radio(option)} className="tick tick-round mt-0.5" />
                <span className="flex-1">
                  <span className="block font-medium">{option.label}</span>
                  {option.description ? (
                    <span className="mt-0.5 block text-sm text-ink-soft">{option.description}</span>
                  ) : null}
                </span>
                {option.sideContent ? <span className="tabular-nums">{option.sideContent}</span> : null}
              </label>
              {option.details ? (
                <div className="hidden px-4 pb-5 group-has-checked:block">{option.details}</div>
              ) : null}
            </div>
          ))}
        </div>
      )}
    </RadioFrame>
  );
}
