import { parse, type Submission } from "@conform-to/dom";
import type { Result } from "~/kernel/result";

/** The first validation error of each invalid field, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form as a browser collects it, or as a server receives it. */
export type FormBody = FormData | URLSearchParams;

/** The rules of one form, for browser and server: its valid values, or the error of each invalid field. */
export type FormRules<Values> = (body: FormBody) => Result<Values, FieldErrors>;

/** Validates a form by its rules. The result is a conform submission, whose `reply()` a page shows. */
export function parseForm<Values>(body: FormBody, rules: FormRules<Values>): Submission<Values> {
  return parse<Values, string[]>(body, {
    resolve: () => {
      const checked = rules(body);
      return checked.ok ? { value: checked.value } : { error: toErrorLists(checked.failure) };
    },
  });
}

/** Converts errors to conform's format: a list for each field. */
export function toErrorLists(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]]));
}

/** Converts conform's errors to the first of each field. */
export function toFieldErrors(lists: Readonly<Record<string, readonly string[] | null>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, messages]) =>
      messages?.[0] ? [[name, messages[0]] as const] : [],
    ),
  );
}

/** Returns whether a field has no text and no file. */
export function isEmptyField(body: FormBody, name: string): boolean {
  const entries: readonly FormDataEntryValue[] = body.getAll(name);
  return entries.every((entry) => (typeof entry === "string" ? entry.trim() === "" : entry.name === ""));
}

/** Returns the text of a field. Of two fields with one name the first counts; a file counts as empty. */
export function readText(body: FormBody, name: string): string {
  const entry = body.get(name);
  return typeof entry === "string" ? entry : "";
}
