import type { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";

/** Complaints by field name; 'form' when they belong to none. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Reads a JSON body once, through its schema; a body that is no JSON fails like an empty one. */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<Result<z.infer<S>, FieldErrors>> {
  const parsed = schema.safeParse(await request.json().catch(() => null));
  return parsed.success ? ok(parsed.data) : err(fieldErrors(parsed.error.issues));
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
