import type { z } from "zod";
import type { Staff } from "../http/staff";
import type { Services } from "../services/services.server";

/** What staff ask of the desk, whoever carries it: the Studio by HTTP, or a command. `path` is below the desk's own. */
export type DeskRequest = {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

export type DeskAnswer =
  | { readonly status: number; readonly body: object }
  | { readonly csv: string; readonly name: string };

/** One part of the desk; `id`: what stands behind its name in the address. */
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

/** What a page reads, or that it is not there. */
export function found(body: object | null): DeskAnswer {
  return body ? { status: 200, body } : notFound;
}

/** A refusal by its code, from the tables of the room that refuses. */
export function failed<C extends string>(
  code: C,
  statuses: Readonly<Record<C, number>>,
  texts: Readonly<Record<C, string>>,
): DeskAnswer {
  return { status: statuses[code], body: { message: texts[code], code } };
}

/** Says of a refused field what to write instead. */
type FindHint = (path: readonly PropertyKey[], message: string) => string | undefined;

/** The first error and its field as the message; every error with its field, and with its hint where there is one. */
export function notUnderstood({ issues }: z.ZodError, findHint?: FindHint): DeskAnswer {
  const errors = issues.map(({ path, message }) => ({
    field: path.join("."),
    message,
    hint: findHint?.(path, message),
  }));
  const [first] = errors;
  return { status: 422, body: { message: `${first?.field}: ${first?.message}`, errors } };
}
