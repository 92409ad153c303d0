import { CheckboxField } from "~/ui/checkbox-field";
import { SelectField } from "~/ui/select-field";
import { TextAreaField, TextField } from "~/ui/text-field";
import { helpBeside } from "./field-hint";
import { keyboardFor } from "./field-keyboard";
import { optionsOf } from "./field-options";
import { textOf } from "./form-values";
import { shortLabel } from "./short-label";
import type { TemplateFieldProps } from "./template-field-props";

/** One field of an editor's template that holds one text; the other kinds are `AnyField`'s. */
export function TemplateField(props: TemplateFieldProps) {
  const { field, values } = props;
  if (field.type === "hidden") {
    return <input type="hidden" name={field.name} value={textOf(values, field.name)} readOnly />;
  }
  return field.type === "checkbox" || field.type === "newsletter" ? (
    <TickField {...props} />
  ) : (
    <TypedField {...props} />
  );
}

function TickField({ field, values, errors, onChange, idPrefix = "" }: TemplateFieldProps) {
  const { name } = field;
  return (
    <CheckboxField
      id={idPrefix + name}
      name={name}
      label={field.customLabel ?? field.label}
      help={field.helpText}
      error={errors[name]}
      checked={textOf(values, name) === "on"}
      onChange={(event) => onChange(name, event.currentTarget.checked ? "on" : "")}
    />
  );
}

/** A number is typed as text, so that its own rules may speak of it. */
const inputTypes = ["email", "tel", "password"] as const;

/** A text, or a choice from a list. */
function TypedField({ field, values, errors, onChange, isLocked, idPrefix = "" }: TemplateFieldProps) {
  const { name } = field;
  const shared = {
    id: idPrefix + name,
    name,
    label: shortLabel(field),
    help: helpBeside(field, errors[name]),
    error: errors[name],
    required: field.required ?? false,
    value: textOf(values, name),
    disabled: isLocked?.(field),
    ...keyboardFor(name),
    ...(field.autocomplete ? { autoComplete: field.autocomplete } : {}),
  };
  const options = optionsOf(field, values);
  if (options) {
    return (
      <SelectField
        {...shared}
        options={options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
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
  const isNumber = field.type === "number" || field.onlyNumbers;
  return (
    <TextField
      {...text}
      {...(isNumber ? { inputMode: field.onlyNumbers ? "numeric" : "decimal" } : {})}
      type={inputTypes.find((type) => type === field.type) ?? "text"}
      enterKeyHint="next"
    />
  );
}
