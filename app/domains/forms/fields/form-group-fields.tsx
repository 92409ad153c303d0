import type { ComponentType, ReactNode } from "react";
import type { FormField, FormGroup, FormLayout } from "../template/form-template";
import type { FormFieldProps, SharedFieldProps } from "./form-field-props";
import { SingleValueField } from "./single-value-field";

type FormGroupFieldsProps = SharedFieldProps & {
  readonly group: FormGroup;
  /** Fields that are not shown now; `replacement` is rendered instead. */
  readonly isOmitted?: (field: FormField) => boolean;
  readonly replacement?: ReactNode;
  readonly layout?: FormLayout | undefined;
  readonly as?: ComponentType<FormFieldProps>;
};

/** A group of a form template: heading and fields in their widths (CHK-002). */
export function FormGroupFields({
  group,
  isOmitted,
  replacement,
  as: Field = SingleValueField,
  layout = "stacked",
  ...rest
}: FormGroupFieldsProps) {
  const visibleFields = group.fields.filter((field) => !isOmitted?.(field));
  // The whole group is hidden when none of its fields is visible.
  if (visibleFields.length === 0 && group.fields.length > 0 && !replacement) return null;
  return (
    <fieldset className={frames[layout]}>
      {group.title ? (
        <legend className="contents">
          <h2 className="font-display text-h3">{group.title}</h2>
        </legend>
      ) : null}
      {group.description ? <p className="-mt-4 text-sm text-ink-soft">{group.description}</p> : null}
      <div className="grid grid-cols-6 gap-x-4 gap-y-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {visibleFields.map((field) => (
          <Cell key={field.name} field={field}>
            <Field field={field} {...rest} />
          </Cell>
        ))}
        {visibleFields.length < group.fields.length ? replacement : null}
      </div>
    </fieldset>
  );
}

const frames = {
  stacked: "flex flex-col gap-6",
  beside: "flex flex-col gap-6 lg:words-beside lg:gap-x-10",
} as const;

const spans = {
  full: "col-span-6",
  half: "col-span-6 sm:col-span-3",
  third: "col-span-6 sm:col-span-2",
} as const;

function Cell({ field, children }: { readonly field: FormField; readonly children: ReactNode }) {
  if (field.type === "hidden") return children;
  return <div className={spans[field.width ?? "full"]}>{children}</div>;
}
