import { FileField } from "./file-field";
import { holdsSeveral } from "./form-values";
import { RadioField } from "./radio-field";
import { SeveralField } from "./several-field";
import { TemplateField } from "./template-field";
import type { TemplateFieldProps } from "./template-field-props";

/** A field of any kind; the checkout, which has texts alone, does without the script of the others. */
export function AnyField(props: TemplateFieldProps) {
  const { field } = props;
  if (holdsSeveral(field)) return <SeveralField {...props} />;
  if (field.type === "radio") return <RadioField {...props} />;
  return field.type === "file" ? <FileField {...props} /> : <TemplateField {...props} />;
}
