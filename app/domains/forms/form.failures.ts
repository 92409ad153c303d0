import type { FormComplaints } from "./check-form";

/** Why a form was not taken. */
export type FormFailure =
  | { readonly code: "unknown-form" }
  | { readonly code: "not-understood" }
  | { readonly code: "too-large" }
  | { readonly code: "too-many" }
  | { readonly code: "no-challenge" }
  /** A step without the ones before it: they are sent already, or were never. */
  | { readonly code: "lost-steps" }
  | { readonly code: "invalid"; readonly complaints: FormComplaints };
