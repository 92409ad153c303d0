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
  readonly storedFiles: StoredFilesByField;
};

/**
 * Creates the rules of one step in the browser. They validate its fields with the entries of all steps and
 * its files.
 */
export function createStepRules({
  stepFields,
  formFields,
  entries,
  storedFiles,
}: StepRulesInput): FormRules<FormEntries> {
  return (body) => {
    const visibleEntries = clearHiddenEntries(formFields, entries);
    const errors = validateFields(stepFields, visibleEntries, {
      ...storedFiles,
      ...toFileDetails(getChosenFiles(body, stepFields)),
    });
    return Object.keys(errors).length > 0 ? err(errors) : ok(visibleEntries);
  };
}
