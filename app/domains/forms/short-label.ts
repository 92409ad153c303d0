import { truncate } from "~/kernel/truncate";
import type { FormField } from "./form-template";

const usualLimit = 40;

/** A label as it stands over a field: an editor's own wording whole, any other within its limit (FORM-007). */
export function shortLabel({ label, customLabel, labelLengthLimit = usualLimit }: FormField): string {
  return customLabel ?? truncate(label, labelLengthLimit);
}
