import { err, ok } from "~/kernel/result";
import type { FormEntries } from "../entries/form-entries";
import { getChosenFiles, toFileDetails } from "../entries/read-form-data";
import { clearHiddenEntries } from "../entries/visible-fields";
import type { FormField } from "../template/form-template";
import type { StoredFilesByField } from "./file-rules";
import type { FormRules } from "./parse-form";
import { validateFields } from "./validate-fields";

type StepRulesInput = {
  readonly stepFields: readonly FormField[];
  readonly formFields: readonly FormField[];
  readonly entries: FormEntries;
  /** Files that an earlier post stored. */
  readonly stored: StoredFilesByField;
};

/**
 * Creates the rules of one step in the browser. They validate its fields with the entries of all steps and
 * its files.
 */
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
