import { FileDrop } from "~/ui/file-drop";
import { fieldMessages } from "./field.messages";
import { fileTypesOf, isAllowedType, maxFileMb, maxFilesOf } from "./file-rules";
import { shortLabel } from "./short-label";
import type { TemplateFieldProps } from "./template-field-props";

/** Files by dropping, choosing or pasting (FORM-015 to FORM-018). */
export function FileField({ field, errors, idPrefix = "" }: TemplateFieldProps) {
  return (
    <FileDrop
      id={idPrefix + field.name}
      name={field.name}
      label={shortLabel(field)}
      help={[field.helpText, `At most ${maxFileMb(field)} MB each.`].filter(Boolean).join(" ")}
      error={errors[field.name]}
      look={field.layout === "file-input" ? "button" : "drop"}
      multiple={maxFilesOf(field) > 1}
      most={maxFilesOf(field)}
      accept={fileTypesOf(field).join(",")}
      refuse={({ type }) => (isAllowedType(field, type) ? null : fieldMessages.fileDropped)}
    />
  );
}
