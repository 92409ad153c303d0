import type { z } from "zod";
import type { Services } from "../services/services.server";
import type { Staff } from "../staff/staff-mount";

/** A request to the back office, from the Studio by HTTP or from a command. `path` is relative to the back office. */
export type BackOfficeRequest = {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

export type BackOfficeReply =
  | { readonly status: number; readonly body: object }
  | { readonly csv: string; readonly name: string };

/** One section of the back office; `id` is the path segment after the section's name. */
export type Section = (
  services: Services,
  staff: Staff,
  id: string | undefined,
  request: BackOfficeRequest,
) => Promise<BackOfficeReply>;

export const notFound: BackOfficeReply = createRefusal(404, "Not found");

export function createRefusal(status: number, message: string): BackOfficeReply {
  return { status, body: { message } };
}

/** Replies with the body, or with 404 when there is none. */
export function toBodyOrNotFoundReply(body: object | null): BackOfficeReply {
  return body ? { status: 200, body } : notFound;
}

/** Creates the response for a failure code: its status and text from the tables of its domain. */
export function toFailureReply<C extends string>(
  code: C,
  statuses: Readonly<Record<C, number>>,
  texts: Readonly<Record<C, string>>,
): BackOfficeReply {
  return { status: statuses[code], body: { message: texts[code], code } };
}

/** Returns the hint for a rejected field: what to enter instead. */
type FindHint = (path: readonly PropertyKey[], message: string) => string | undefined;

/** Replies with all validation errors and their hints. The first error and its field become the message. */
export function toValidationReply({ issues }: z.ZodError, findHint?: FindHint): BackOfficeReply {
  const errors = issues.map(({ path, message }) => ({
    field: path.join("."),
    message,
    hint: findHint?.(path, message),
  }));
  const [first] = errors;
  return { status: 422, body: { message: `${first?.field}: ${first?.message}`, errors } };
}
