import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { classNames } from "../class-names";
import { controlClassNames, FieldFrame, type FieldProps, useFieldProps } from "./field";
import { SelectArrow } from "./select-arrow";

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type SelectFieldProps = FieldProps & {
  readonly options: readonly SelectOption[];
  /** The first, empty option, such as 'Choose a state'. */
  readonly placeholder?: string;
} & Omit<ComponentProps<"select">, keyof FieldProps | "children">;

/** A native select, because it suits phones best. */
export function SelectField({ options, placeholder, className, ...props }: SelectFieldProps) {
  const { frame, control, native } = useFieldProps(props);
  const select = useRef<HTMLSelectElement>(null);
  usePreHydrationChoice(select, props.value);
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <select
          ref={select}
          {...native}
          {...control}
          className={classNames(controlClassNames, "appearance-none pe-11", className)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            // The browser may format a country name differently from the server.
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              suppressHydrationWarning
            >
              {option.label}
            </option>
          ))}
        </select>
        <SelectArrow />
      </span>
    </FieldFrame>
  );
}

/** Reports a choice made before hydration as a change. */
function usePreHydrationChoice(select: RefObject<HTMLSelectElement>, value: unknown): void {
  const shownValue = useRef(value);
  useEffect(() => {
    if (shownValue.current === undefined || !select.current || select.current.value === shownValue.current)
      return;
    select.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, [select]);
}
