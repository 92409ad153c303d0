import type { FormField } from "./form-template";

const emptyFormField = {
  customLabel: undefined,
  placeholder: undefined,
  helpText: undefined,
  width: undefined,
  autocomplete: undefined,
  value: undefined,
  defaultValue: undefined,
  required: undefined,
  minLength: undefined,
  maxLength: undefined,
  onlyNumbers: undefined,
  allowPunctuation: undefined,
  labelLengthLimit: undefined,
  options: [],
  multiSelect: undefined,
  dynamicOptions: undefined,
  dependsOn: undefined,
  filter: undefined,
  hideWhen: undefined,
  layout: undefined,
  fileTypes: [],
  maxFileSize: undefined,
  maxFiles: undefined,
} satisfies Omit<FormField, "name" | "type" | "label">;

type FormFieldInput = Pick<FormField, "name" | "type" | "label"> & Partial<FormField>;

/** Creates a field with defaults for all other settings. */
export function createFormField(field: FormFieldInput): FormField {
  return { ...emptyFormField, ...field };
}
