import { isStorable, isWithinSizeLimit, tryParseJson } from "@stile-and-rail/http/json";
import type { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import { parseInput } from "./parse-input.server";
import { readBody } from "./read-body.server";

/** Validation errors by field name; 'form' for errors without a field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Why a body was rejected: 400 for input that no page can send, otherwise 422 with errors by field. */
export type BodyFailure = { readonly status: 400 | 422; readonly errors: FieldErrors };

/** Reads and validates a JSON body; malformed or oversized JSON fails like an empty body. */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<Result<z.infer<S>, BodyFailure>> {
  const body = tryParseJson(await readBody(request));
  if (!isWithinSizeLimit(body)) return err({ status: 400, errors: { form: ["The request is too large."] } });
  const isText = isStorable(body);
  const parsed = parseInput(schema, body);
  if (parsed.success && isText) return ok(parsed.data);
  const errors = parsed.success
    ? { form: ["The request contains invalid characters."] }
    : toFieldErrors(parsed.error.issues);
  return err({ status: isText ? 422 : 400, errors });
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.join(".") || "form";
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}
