import { ButtonRadioGroup } from "~/ui/fields/button-radio-group";
import { CardRadioGroup } from "~/ui/fields/card-radio-group";
import { RadioGroup } from "~/ui/fields/radio-group";
import { getFieldOptions } from "../entries/field-options";
import { getEntryText } from "../entries/form-entries";
import { getFieldLabel } from "./field-label";
import type { FormFieldProps } from "./form-field-props";

/** FORM-007: the layouts of a single choice. */
const radioComponents = { radio: RadioGroup, button: ButtonRadioGroup, card: CardRadioGroup } as const;

export function RadioField({ field, values, errors, onChange, idPrefix = "" }: FormFieldProps) {
  const { name, layout } = field;
  const Group = radioComponents[layout === "button" || layout === "card" ? layout : "radio"];
  return (
    <div id={idPrefix + name} tabIndex={-1}>
      <Group
        name={name}
        legend={field.required ? getFieldLabel(field) : `${getFieldLabel(field)} (optional)`}
        help={field.helpText}
        error={errors[name]}
        options={getFieldOptions(field, values) ?? []}
        value={getEntryText(values, name)}
        onChange={(value) => onChange(name, value)}
      />
    </div>
  );
}
