import { escapeMarkup } from "../http/escape-markup";

/** The sentence below a field that says what is wrong with it; nothing where all is well. */
export function renderFieldError(problem: string | undefined, id: string): string {
  return problem ? `<p class="problem" id="${id}" role="alert">${escapeMarkup(problem)}</p>` : "";
}

/** The attributes of a field: what is wrong with it is read with it, and it has the focus. */
export function renderFieldErrorAttributes(
  problem: string | undefined,
  id: string,
  hasFocus = false,
): string {
  const invalid = problem ? ` aria-invalid="true" aria-describedby="${id}"` : "";
  return `${invalid}${problem || hasFocus ? " autofocus" : ""}`;
}
