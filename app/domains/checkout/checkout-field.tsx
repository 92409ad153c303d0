import { holdsSeveral } from "~/domains/forms/form-values";
import { RadioField } from "~/domains/forms/radio-field";
import { SeveralField } from "~/domains/forms/several-field";
import { TemplateField } from "~/domains/forms/template-field";
import type { TemplateFieldProps } from "~/domains/forms/template-field-props";

/** A field of the checkout: of any kind but those an order has no place for, and without their script. */
export function CheckoutField(props: TemplateFieldProps) {
  if (holdsSeveral(props.field)) return <SeveralField {...props} />;
  return props.field.type === "radio" ? <RadioField {...props} /> : <TemplateField {...props} />;
}
