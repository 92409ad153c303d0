import { CheckboxField } from "~/ui/fields/checkbox-field";
import { SelectField } from "~/ui/fields/select-field";
import { TextAreaField, TextField } from "~/ui/fields/text-field";
import { getFieldOptions } from "../entries/field-options";
import { getEntryText } from "../entries/form-entries";
import { getFieldHelp } from "./field-hint";
import { getFieldLabel } from "./field-label";
import type { FormFieldProps } from "./form-field-props";
import { getKeyboardProps } from "./keyboard-props";

/** Renders a field that holds one text. `FormFieldControl` renders the other types. */
export function SingleValueField(props: FormFieldProps) {
  const { field, values } = props;
  if (field.type === "hidden") {
    return <input type="hidden" name={field.name} value={getEntryText(values, field.name)} readOnly />;
  }
  return field.type === "checkbox" || field.type === "newsletter" ? (
    <CheckboxControl {...props} />
  ) : (
    <TextOrSelectControl {...props} />
  );
}

function CheckboxControl({ field, values, errors, onChange, idPrefix = "" }: FormFieldProps) {
  const { name } = field;
  return (
    <CheckboxField
      id={idPrefix + name}
      name={name}
      label={field.customLabel ?? field.label}
      help={field.helpText}
      error={errors[name]}
      checked={getEntryText(values, name) === "on"}
      onChange={(event) => onChange(name, event.currentTarget.checked ? "on" : "")}
    />
  );
}

/** Numbers use a text input, so that the shop's own rules can report errors. */
const inputTypes = ["email", "tel", "password"] as const;

function TextOrSelectControl({ field, values, errors, onChange, isLocked, idPrefix = "" }: FormFieldProps) {
  const { name } = field;
  const shared = {
    id: idPrefix + name,
    name,
    label: getFieldLabel(field),
    help: getFieldHelp(field, errors[name]),
    error: errors[name],
    required: field.required ?? false,
    value: getEntryText(values, name),
    disabled: isLocked?.(field),
    ...getKeyboardProps(name),
    ...(field.autocomplete ? { autoComplete: field.autocomplete } : {}),
  };
  const options = getFieldOptions(field, values);
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
