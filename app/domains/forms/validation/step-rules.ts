import { err, ok } from "~/kernel/result";
import type { FormEntries } from "../entries/form-entries";
import { getChosenFiles, toFileDetails } from "../entries/read-form-data";
import { clearHiddenEntries } from "../entries/visible-fields";
import type { FormField } from "../template/form-template";
import type { StoredFilesByField } from "./file-rules";
import type { FormRules } from "./parse-form";
import { validateFields } from "./validate-fields";

type StepRulesInput = {
  /** The fields of the step. */
  readonly stepFields: readonly FormField[];
  /** Every field of the form. */
  readonly formFields: readonly FormField[];
  /** The values of all steps. */
  readonly entries: FormEntries;
  /** Files that an earlier post brought to us. */
  readonly stored: StoredFilesByField;
};

/** The rules of one step in a browser: those of `validateFields` over the entries of all steps and the files of its own. */
export function createStepRules({
  stepFields: own,
  formFields: all,
  entries,
  stored,
}: StepRulesInput): FormRules<FormEntries> {
  return (body) => {
    const settled = clearHiddenEntries(all, entries);
    const errors = validateFields(own, settled, { ...stored, ...toFileDetails(getChosenFiles(body, own)) });
    return Object.keys(errors).length > 0 ? err(errors) : ok(settled);
  };
}
