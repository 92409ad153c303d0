import { FileDrop } from "~/ui/file-drop";
import { fieldMessages } from "./field.messages";
import {
  acceptOf,
  emptyFileComplaint,
  isAllowedType,
  maxFileMb,
  maxFilesOf,
  type StoredFacts,
  typeOf,
} from "./file-rules";
import { formMessages } from "./form.messages";
import type { FormField } from "./form-template";
import { shortLabel } from "./short-label";
import type { TemplateFieldProps } from "./template-field-props";

/** Files by dropping, choosing or pasting (FORM-015 to FORM-018). */
export function FileField(props: TemplateFieldProps) {
  const { field, errors, files, stored, onFiles, isLocked, idPrefix = "" } = props;
  return (
    <FileDrop
      id={idPrefix + field.name}
      name={field.name}
      label={shortLabel(field)}
      required={field.required ?? false}
      help={[field.helpText, `At most ${maxFileMb(field)} MB each.`, keptWords(field, stored)]
        .filter(Boolean)
        .join(" ")}
      error={errors[field.name]}
      look={field.layout === "file-input" ? "button" : "drop"}
      multiple={maxFilesOf(field) > 1}
      most={maxFilesOf(field)}
      tooMany={fieldMessages.tooManyFiles(maxFilesOf(field))}
      isFixed={isLocked?.(field) ?? false}
      accept={acceptOf(field)}
      kept={files?.[field.name]}
      onFiles={(chosen) => onFiles?.(field.name, chosen)}
      refuse={(file) =>
        isAllowedType(field, typeOf(file)) ? emptyFileComplaint(file) : fieldMessages.fileDropped
      }
    />
  );
}

/** What an earlier post brought is ours already: others take its place, none keeps it. */
function keptWords({ name }: FormField, stored: StoredFacts = {}): string {
  const names = (stored[name] ?? []).map((file) => file.name);
  return names.length === 0 ? "" : formMessages.alreadySent(names.join(", "));
}
