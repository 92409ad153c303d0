import { isMultiValueField } from "../entries/form-entries";
import { CheckboxGroupField } from "./checkbox-group-field";
import { FileField } from "./file-field";
import type { FormFieldProps } from "./form-field-props";
import { RadioField } from "./radio-field";
import { SingleValueField } from "./single-value-field";

/** Renders a field of any type. The checkout uses `SingleValueField` directly and loads less script. */
export function FormFieldControl(props: FormFieldProps) {
  const { field } = props;
  if (isMultiValueField(field)) return <CheckboxGroupField {...props} />;
  if (field.type === "radio") return <RadioField {...props} />;
  return field.type === "file" ? <FileField {...props} /> : <SingleValueField {...props} />;
}
