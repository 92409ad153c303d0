import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { controlLook, FieldFrame, type FieldProps, useField } from "./field";
import { Icon } from "./icon";

export type Choice = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type SelectFieldProps = FieldProps & {
  readonly options: readonly Choice[];
  /** The first, empty entry: 'Choose a state'. */
  readonly placeholder?: string;
} & Omit<ComponentProps<"select">, keyof FieldProps | "children">;

/** A native select: the platform's own list is the best one on every phone. */
export function SelectField({ options, placeholder, className, ...props }: SelectFieldProps) {
  const { frame, control, native } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <select
          {...native}
          {...control}
          className={classNames(controlLook, "appearance-none pe-11", className)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-ink-soft">
          <Icon name="chevron-down" size="small" />
        </span>
      </span>
    </FieldFrame>
  );
}
