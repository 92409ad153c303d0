import type { z } from "zod";
import type { Staff } from "../http/staff";
import type { Services } from "../services/services.server";

/** A request to the back office, from the Studio by HTTP or from a command. `path` is relative to the back office. */
export type DeskRequest = {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

export type DeskAnswer =
  | { readonly status: number; readonly body: object }
  | { readonly csv: string; readonly name: string };

/** One section of the back office; `id` is the path segment after the section's name. */
export type Section = (
  services: Services,
  staff: Staff,
  id: string | undefined,
  request: DeskRequest,
) => Promise<DeskAnswer>;

export const notFound: DeskAnswer = refused(404, "Not found");

export function refused(status: number, message: string): DeskAnswer {
  return { status, body: { message } };
}

/** Replies with the body, or with 404 when there is none. */
export function found(body: object | null): DeskAnswer {
  return body ? { status: 200, body } : notFound;
}

/** Replies with the status and text of a failure code, from the tables of its domain. */
export function toFailureAnswer<C extends string>(
  code: C,
  statuses: Readonly<Record<C, number>>,
  texts: Readonly<Record<C, string>>,
): DeskAnswer {
  return { status: statuses[code], body: { message: texts[code], code } };
}

/** Returns what to write instead in a rejected field. */
type FindHint = (path: readonly PropertyKey[], message: string) => string | undefined;

/** Replies with all validation errors and their hints. The first error and its field become the message. */
export function notUnderstood({ issues }: z.ZodError, findHint?: FindHint): DeskAnswer {
  const errors = issues.map(({ path, message }) => ({
    field: path.join("."),
    message,
    hint: findHint?.(path, message),
  }));
  const [first] = errors;
  return { status: 422, body: { message: `${first?.field}: ${first?.message}`, errors } };
}
