import { escapeMarkup } from "../http/escape-markup";

/** Renders the error below a field; empty when the field is valid. */
export function renderFieldError(problem: string | undefined, id: string): string {
  return problem ? `<p class="problem" id="${id}" role="alert">${escapeMarkup(problem)}</p>` : "";
}

/** Returns the attributes that connect a field with its error and set the focus. */
export function renderFieldErrorAttributes(
  problem: string | undefined,
  id: string,
  hasFocus = false,
): string {
  const invalid = problem ? ` aria-invalid="true" aria-describedby="${id}"` : "";
  return `${invalid}${problem || hasFocus ? " autofocus" : ""}`;
}
