import { err, ok } from "~/kernel/result";
import { checkFields } from "./check-form";
import type { StoredFacts } from "./file-rules";
import type { FormField } from "./form-template";
import type { FormEntries } from "./form-values";
import { factsOf, readFiles } from "./read-form-data";
import { settledEntries } from "./shown-fields";
import type { FormRules } from "./validation/parse-form";

type StepInForm = {
  /** The fields of the step. */
  readonly own: readonly FormField[];
  /** Every field of the form. */
  readonly all: readonly FormField[];
  /** The values of all steps. */
  readonly entries: FormEntries;
  /** Files that an earlier post brought to us. */
  readonly stored: StoredFacts;
};

/** The rules of one step in a browser: those of `checkFields` over the entries of all steps and the files of its own. */
export function stepRules({ own, all, entries, stored }: StepInForm): FormRules<FormEntries> {
  return (body) => {
    const settled = settledEntries(all, entries);
    const errors = checkFields(own, settled, { ...stored, ...factsOf(readFiles(body, own)) });
    return Object.keys(errors).length > 0 ? err(errors) : ok(settled);
  };
}
