import { truncate } from "~/kernel/truncate";
import type { FormField } from "../template/form-template";

const defaultLabelLength = 40;

/** A label as it stands over a field: an editor's own wording whole, any other within its limit (FORM-007). */
export function getFieldLabel({
  label,
  customLabel,
  labelLengthLimit = defaultLabelLength,
}: FormField): string {
  return customLabel ?? truncate(label, labelLengthLimit);
}
