import type { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import { readBody } from "./read-body.server";

/** Complaints by field name; 'form' when they belong to none. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Reads a JSON body once, through its schema; a body that is no JSON, or too long, fails like an empty one. */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<Result<z.infer<S>, FieldErrors>> {
  const parsed = schema.safeParse(parsedJson(await readBody(request)));
  return parsed.success ? ok(parsed.data) : err(fieldErrors(parsed.error.issues));
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
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
