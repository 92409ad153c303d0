import type { ReactNode } from "react";
import { countries, homeCountry } from "~/domains/forms/countries";
import type { FormField, FormGroup } from "~/domains/forms/form-template";
import { usStates } from "~/domains/forms/us-states";
import { CheckboxField } from "~/ui/checkbox-field";
import { SelectField } from "~/ui/select-field";
import { TextAreaField, TextField } from "~/ui/text-field";
import { sameAsBilling } from "./checkout-template";
import type { CheckoutValues } from "./checkout-values";
import { keyboardFor } from "./field-keyboard";
import { ShippingCopy } from "./shipping-copy";

export type FieldHandlers = {
  readonly values: CheckoutValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
  readonly onBlur: (name: string) => void;
  readonly onSameAsBilling: (checked: boolean) => void;
};

type FormGroupFieldsProps = FieldHandlers & {
  readonly group: FormGroup;
  /** Fields that follow the billing address and cannot be edited now (ruling C40). */
  readonly isFollowing: (name: string) => boolean;
};

/** A group of the editor's template: its heading and its fields in their widths (ruling D05). */
export function FormGroupFields({ group, isFollowing, ...rest }: FormGroupFieldsProps) {
  const shown = group.fields.filter((field) => !isFollowing(field.name));
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="contents">
        <h2 className="font-display text-h3">{group.title ?? group.name}</h2>
      </legend>
      {group.description ? <p className="-mt-4 text-sm text-ink-soft">{group.description}</p> : null}
      <div className="grid grid-cols-6 gap-x-4 gap-y-5">
        {shown.map((field) => (
          <Cell key={field.name} width={field.width}>
            <TemplateField field={field} {...rest} />
          </Cell>
        ))}
        {shown.length < group.fields.length ? <ShippingCopy values={rest.values} /> : null}
      </div>
    </fieldset>
  );
}

const spans = {
  full: "col-span-6",
  half: "col-span-6 sm:col-span-3",
  third: "col-span-6 sm:col-span-2",
} as const;

function Cell({ width, children }: { readonly width: FormField["width"]; readonly children: ReactNode }) {
  return <div className={spans[width ?? "full"]}>{children}</div>;
}

function TemplateField({
  field,
  values,
  errors,
  onChange,
  onBlur,
  onSameAsBilling,
}: FieldHandlers & { readonly field: FormField }) {
  const { name, label } = field;
  const value = values[name] ?? "";
  if (field.type === "checkbox") {
    const check = name === sameAsBilling ? onSameAsBilling : (on: boolean) => onChange(name, on ? "on" : "");
    return (
      <CheckboxField
        id={name}
        name={name}
        label={label}
        help={field.helpText}
        error={errors[name]}
        checked={value === "on"}
        onChange={(event) => check(event.currentTarget.checked)}
      />
    );
  }
  const shared = {
    id: name,
    name,
    label,
    help: field.helpText,
    error: errors[name],
    required: field.required ?? false,
    value,
    ...keyboardFor(name),
    ...(field.autocomplete ? { autoComplete: field.autocomplete } : {}),
    onBlur: () => onBlur(name),
  };
  const options = optionsOf(field, values);
  if (options) {
    return (
      <SelectField
        {...shared}
        options={options}
        placeholder={field.placeholder ?? "Please choose"}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
    );
  }
  const text = {
    ...shared,
    placeholder: field.placeholder,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(name, event.currentTarget.value),
  };
  if (field.type === "textarea") return <TextAreaField {...text} />;
  return <TextField {...text} type={field.type === "number" ? "text" : field.type} enterKeyHint="next" />;
}

/** The choices of a select; null for a text. A state of another country than ours is free text (ruling C41). */
function optionsOf(field: FormField, values: CheckoutValues) {
  if (field.dynamicOptions === "countries") return countries;
  if (field.dynamicOptions === "states") {
    const country = field.dependsOn ? values[field.dependsOn] : homeCountry;
    return country === homeCountry ? usStates : null;
  }
  return field.type === "select" && field.options.length > 0 ? field.options : null;
}
