import type { z } from "zod";
import { isShallow, jsonIn } from "~/kernel/json";
import { err, ok, type Result } from "~/kernel/result";
import { readBody } from "./read-body.server";

/** Complaints by field name; 'form' when they belong to none. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Why a body was not taken: 400 for what no page of ours can send, else 422 with what is wrong by field. */
export type BodyFailure = { readonly status: 400 | 422; readonly errors: FieldErrors };

/** Reads a JSON body once, through its schema; a body that is no JSON, or too long, fails like an empty one. */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<Result<z.infer<S>, BodyFailure>> {
  const body = jsonIn(await readBody(request));
  if (!isShallow(body)) return err({ status: 400, errors: { form: ["The request is nested too deep."] } });
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  return err({ status: holdsNul(body) ? 400 : 422, errors: fieldErrors(parsed.error.issues) });
}

/** No keyboard types a NUL, and no database stores one. */
function holdsNul(body: unknown): boolean {
  return JSON.stringify(body ?? null).includes("\\u0000");
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.join(".") || "form";
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}
