import { optionsOf } from "../field-options";
import { allFieldsOf } from "../form-steps";
import type { FormField, FormTemplate } from "../form-template";
import type { FormEntries } from "../form-values";
import type { Said } from "../said";
import type { Submission } from "../submission";

/** A letter, a mark on it, what stands inside a name: no address of the web can be written with them. */
const name = /^[\p{L}\p{M} '’-]{1,60}$/u;

/** What to call who gave this name, where anybody may have given it: nothing where it does not read like one. */
export function greetingName(given: string | null): string {
  return given !== null && name.test(given) ? given : "";
}

/** What was chosen from the editor's own words, or reckoned here; whatever was typed stays out. */
export function chosenIn(
  form: FormTemplate,
  { said, entries }: Pick<Submission, "said" | "entries">,
): readonly Said[] {
  const typed = allFieldsOf(form).filter((field) => !isChosen(field, entries));
  return said.filter(({ name }) => !typed.some((field) => field.name === name));
}

function isChosen(field: FormField, entries: FormEntries): boolean {
  const isTick = field.type === "checkbox" || field.type === "newsletter";
  return isTick || optionsOf(field, entries) !== null;
}
