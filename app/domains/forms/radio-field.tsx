import { ButtonRadioGroup } from "~/ui/button-radio-group";
import { CardRadioGroup } from "~/ui/card-radio-group";
import { RadioGroup } from "~/ui/radio-group";
import { optionsOf } from "./field-options";
import { textOf } from "./form-values";
import { shortLabel } from "./short-label";
import type { TemplateFieldProps } from "./template-field-props";

/** FORM-007: the looks of a choice of one. */
const looks = { radio: RadioGroup, button: ButtonRadioGroup, card: CardRadioGroup } as const;

export function RadioField({ field, values, errors, onChange, idPrefix = "" }: TemplateFieldProps) {
  const { name, layout } = field;
  const Group = looks[layout === "button" || layout === "card" ? layout : "radio"];
  return (
    <div id={idPrefix + name} tabIndex={-1}>
      <Group
        name={name}
        legend={field.required ? shortLabel(field) : `${shortLabel(field)} (optional)`}
        help={field.helpText}
        error={errors[name]}
        options={optionsOf(field, values) ?? []}
        value={textOf(values, name)}
        onChange={(value) => onChange(name, value)}
      />
    </div>
  );
}
