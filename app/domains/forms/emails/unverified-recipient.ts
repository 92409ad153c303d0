import type { AnswerSummary } from "../entries/answer-summary";
import { getFieldOptions } from "../entries/field-options";
import type { FormEntries } from "../entries/form-entries";
import type { Submission } from "../submissions/submission";
import { getFormFields } from "../template/form-steps";
import type { FormField, FormTemplate } from "../template/form-template";

/**
 * Alphabetic characters with combining marks, spaces, apostrophes and hyphens. No URL can be written with
 * these characters.
 */
const name = /^[\p{L}\p{M} '’-]{1,60}$/u;

/**
 * Returns the name for a greeting, or an empty text when it does not look like a name, because anyone may
 * have entered it.
 */
export function toSafeGreetingName(typedName: string | null): string {
  return typedName !== null && name.test(typedName) ? typedName : "";
}

/** Keeps the answers that were chosen from options or calculated. Typed text is left out. */
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
