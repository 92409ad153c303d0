import { CheckboxGroup } from "~/ui/checkbox-group";
import { optionsOf } from "./field-options";
import { listOf } from "./form-values";
import { shortLabel } from "./short-label";
import type { TemplateFieldProps } from "./template-field-props";

/** A choice of several. */
export function SeveralField({ field, values, errors, onChoose, idPrefix = "" }: TemplateFieldProps) {
  return (
    <CheckboxGroup
      id={idPrefix + field.name}
      name={field.name}
      label={shortLabel(field)}
      help={field.helpText}
      error={errors[field.name]}
      required={field.required ?? false}
      options={optionsOf(field, values) ?? []}
      values={listOf(values, field.name)}
      onChange={(chosen) => onChoose?.(field.name, chosen)}
    />
  );
}
