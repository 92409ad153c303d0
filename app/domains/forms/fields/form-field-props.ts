import type { FormEntries } from "../entries/form-entries";
import type { FormField } from "../template/form-template";
import type { StoredFilesByField } from "../validation/file-rules";

export type SharedFieldProps = {
  readonly values: FormEntries;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
  readonly onChoose?: (name: string, values: readonly string[]) => void;
  readonly onFiles?: (name: string, files: readonly File[]) => void;
  /** The chosen files by field, and those that an earlier step stored. */
  readonly files?: Readonly<Record<string, readonly File[]>>;
  readonly storedFiles?: StoredFilesByField;
  /** Whether a field is visible but cannot be changed. */
  readonly isLocked?: (field: FormField) => boolean;
  /** A prefix of field ids, for pages with more than one form. */
  readonly idPrefix?: string;
};

export type FormFieldProps = SharedFieldProps & { readonly field: FormField };
