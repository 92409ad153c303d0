import { FileDrop } from "~/ui/fields/file-drop";
import { formMessages } from "../form.messages";
import type { FormField } from "../template/form-template";
import { fieldMessages } from "../validation/field.messages";
import {
  getEmptyFileError,
  getFileType,
  getMaxFileMb,
  getMaxFiles,
  isAllowedFileType,
  type StoredFilesByField,
  toAcceptAttribute,
} from "../validation/file-rules";
import { getFieldLabel } from "./field-label";
import type { FormFieldProps } from "./form-field-props";

/** A field for files that are dropped, chosen or pasted (FORM-015 to FORM-018). */
export function FileField(props: FormFieldProps) {
  const { field, errors, files, storedFiles, onFiles, isLocked, idPrefix = "" } = props;
  return (
    <FileDrop
      id={idPrefix + field.name}
      name={field.name}
      label={getFieldLabel(field)}
      required={field.required ?? false}
      help={[field.helpText, `Up to ${getMaxFileMb(field)} MB each.`, getStoredFilesText(field, storedFiles)]
        .filter(Boolean)
        .join(" ")}
      error={errors[field.name]}
      variant={field.layout === "file-input" ? "button" : "drop"}
      multiple={getMaxFiles(field) > 1}
      maxFiles={getMaxFiles(field)}
      tooMany={fieldMessages.tooManyFiles(getMaxFiles(field))}
      isLocked={isLocked?.(field) ?? false}
      accept={toAcceptAttribute(field)}
      initialFiles={files?.[field.name]}
      onFiles={(selectedFiles) => onFiles?.(field.name, selectedFiles)}
      rejectFile={(file) =>
        isAllowedFileType(field, getFileType(file)) ? getEmptyFileError(file) : fieldMessages.fileDropped
      }
    />
  );
}

/** Returns a text with the names of the files that an earlier step stored. New files replace them. */
function getStoredFilesText({ name }: FormField, storedFiles: StoredFilesByField = {}): string {
  const names = (storedFiles[name] ?? []).map((file) => file.name);
  return names.length === 0 ? "" : formMessages.alreadySent(names.join(", "));
}
