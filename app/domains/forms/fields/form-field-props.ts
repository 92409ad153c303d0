import type { FormEntries } from "../entries/form-entries";
import type { FormField } from "../template/form-template";
import type { StoredFilesByField } from "../validation/file-rules";

/** What every field of a form is given. */
export type SharedFieldProps = {
  readonly values: FormEntries;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
  readonly onChoose?: (name: string, values: readonly string[]) => void;
  readonly onFiles?: (name: string, files: readonly File[]) => void;
  /** Files by field: chosen here, and those an earlier post of this form brought to us. */
  readonly files?: Readonly<Record<string, readonly File[]>>;
  readonly stored?: StoredFilesByField;
  /** In sight, and not to be changed. */
  readonly isLocked?: (field: FormField) => boolean;
  /** Stands before a field's name in its id, where a page holds more than one form. */
  readonly idPrefix?: string;
};

export type FormFieldProps = SharedFieldProps & { readonly field: FormField };
