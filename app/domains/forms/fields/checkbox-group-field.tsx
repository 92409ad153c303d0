import { CheckboxGroup } from "~/ui/fields/checkbox-group";
import { getFieldOptions } from "../entries/field-options";
import { getEntryList } from "../entries/form-entries";
import { getFieldLabel } from "./field-label";
import type { FormFieldProps } from "./form-field-props";

export function CheckboxGroupField({ field, values, errors, onChoose, idPrefix = "" }: FormFieldProps) {
  return (
    <CheckboxGroup
      id={idPrefix + field.name}
      name={field.name}
      label={getFieldLabel(field)}
      help={field.helpText}
      error={errors[field.name]}
      required={field.required ?? false}
      options={getFieldOptions(field, values) ?? []}
      values={getEntryList(values, field.name)}
      onChange={(selectedValues) => onChoose?.(field.name, selectedValues)}
    />
  );
}
