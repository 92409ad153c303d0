import type { FieldErrors } from "./validation/parse-form";

/** The reasons for rejecting a form. */
export type FormFailure =
  | { readonly code: "unknown-form" }
  | { readonly code: "not-understood" }
  | { readonly code: "too-large" }
  | { readonly code: "too-many" }
  | { readonly code: "no-challenge" }
  /** A later step was posted, but its earlier steps are not stored as an unfinished submission. */
  | { readonly code: "lost-steps" }
  /** A file for a field that this step does not show. Accepting it would lose the file. */
  | { readonly code: "unexpected-file"; readonly fileName: string }
  /** The upload quota is used up; `errors` by file field. */
  | { readonly code: "uploads-full"; readonly errors: FieldErrors }
  /** An internal failure, with the message of the form (FORM-025, FORM-027). */
  | { readonly code: "failed"; readonly message: string }
  | { readonly code: "invalid"; readonly errors: FieldErrors };
