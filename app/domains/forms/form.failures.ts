import type { FieldErrors } from "./validation/parse-form";

/** Why a form was not taken. */
export type FormFailure =
  | { readonly code: "unknown-form" }
  | { readonly code: "not-understood" }
  | { readonly code: "too-large" }
  | { readonly code: "too-many" }
  | { readonly code: "no-challenge" }
  /** A step without the ones before it: they are sent already, or were never. */
  | { readonly code: "lost-steps" }
  /** A file for no question of this step that is asked: it would be lost. */
  | { readonly code: "unexpected-file"; readonly fileName: string }
  /** No more files are stored for now; `complaints` by field of the files. */
  | { readonly code: "uploads-full"; readonly errors: FieldErrors }
  /** The shop itself could not take it; in the words of the form (FORM-025, FORM-027). */
  | { readonly code: "failed"; readonly message: string }
  | { readonly code: "invalid"; readonly errors: FieldErrors };
