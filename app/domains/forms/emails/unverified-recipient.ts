import type { AnswerSummary } from "../entries/answer-summary";
import { getFieldOptions } from "../entries/field-options";
import type { FormEntries } from "../entries/form-entries";
import type { Submission } from "../submissions/submission";
import { getFormFields } from "../template/form-steps";
import type { FormField, FormTemplate } from "../template/form-template";

/** A letter, a mark on it, what stands inside a name: no address of the web can be written with them. */
const name = /^[\p{L}\p{M} '’-]{1,60}$/u;

/** What to call who gave this name, where anybody may have given it: nothing where it does not read like one. */
export function toSafeGreetingName(given: string | null): string {
  return given !== null && name.test(given) ? given : "";
}

/** What was chosen from the editor's own words, or reckoned here; whatever was typed stays out. */
export function filterChosenAnswers(
  form: FormTemplate,
  { answers, entries }: Pick<Submission, "answers" | "entries">,
): readonly AnswerSummary[] {
  const typed = getFormFields(form).filter((field) => !isChosenField(field, entries));
  return answers.filter(({ name }) => !typed.some((field) => field.name === name));
}

function isChosenField(field: FormField, entries: FormEntries): boolean {
  const isTick = field.type === "checkbox" || field.type === "newsletter";
  return isTick || getFieldOptions(field, entries) !== null;
}
