import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { classNames } from "../class-names";
import { controlClassNames, FieldFrame, type FieldProps, useFieldProps } from "./field";
import { SelectArrow } from "./select-arrow";

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type SelectFieldProps = FieldProps & {
  readonly options: readonly SelectOption[];
  /** The first, empty entry: 'Choose a state'. */
  readonly placeholder?: string;
} & Omit<ComponentProps<"select">, keyof FieldProps | "children">;

/** A native select: the platform's own list is the best one on every phone. */
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
            // A browser may know another name of a country than the server does.
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

/** A choice made before the script arrived stands in the list and nowhere else: it is told as if it were made now. */
function usePreHydrationChoice(select: RefObject<HTMLSelectElement>, value: unknown): void {
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === undefined || !select.current || select.current.value === shown.current) return;
    select.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, [select]);
}
