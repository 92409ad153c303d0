import { isMultiValueField } from "../entries/form-entries";
import { CheckboxGroupField } from "./checkbox-group-field";
import { FileField } from "./file-field";
import type { FormFieldProps } from "./form-field-props";
import { RadioField } from "./radio-field";
import { SingleValueField } from "./single-value-field";

/** A field of any kind; the checkout, which has texts alone, does without the script of the others. */
export function FormFieldControl(props: FormFieldProps) {
  const { field } = props;
  if (isMultiValueField(field)) return <CheckboxGroupField {...props} />;
  if (field.type === "radio") return <RadioField {...props} />;
  return field.type === "file" ? <FileField {...props} /> : <SingleValueField {...props} />;
}
