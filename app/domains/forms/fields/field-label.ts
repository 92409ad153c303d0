import { truncate } from "~/kernel/text/truncate";
import type { FormField } from "../template/form-template";

const defaultLabelLength = 40;

/** Returns the label of a field. A custom label stays whole; any other is cut at its limit (FORM-007). */
export function getFieldLabel({
  label,
  customLabel,
  labelLengthLimit = defaultLabelLength,
}: FormField): string {
  return customLabel ?? truncate(label, labelLengthLimit);
}
