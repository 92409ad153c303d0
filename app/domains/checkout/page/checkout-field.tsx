import { isMultiValueField } from "~/domains/forms/entries/form-entries";
import { CheckboxGroupField } from "~/domains/forms/fields/checkbox-group-field";
import type { FormFieldProps } from "~/domains/forms/fields/form-field-props";
import { RadioField } from "~/domains/forms/fields/radio-field";
import { SingleValueField } from "~/domains/forms/fields/single-value-field";

/** A field of the checkout, for all supported field types. */
export function CheckoutField(props: FormFieldProps) {
  if (isMultiValueField(props.field)) return <CheckboxGroupField {...props} />;
  return props.field.type === "radio" ? <RadioField {...props} /> : <SingleValueField {...props} />;
}
