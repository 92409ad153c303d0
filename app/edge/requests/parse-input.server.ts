import type { z } from "zod";
import { fieldMessages } from "~/domains/forms/validation/field.messages";

/** Parses external input. Messages of the schema are used; default messages of zod never reach a response. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.infer<S>> {
  return schema.safeParse(value, { error: getIssueMessage });
}

function getIssueMessage({ code, input }: z.core.$ZodRawIssue): string {
  if (input === undefined || input === null || input === "") return fieldMessages.required;
  return code === "too_big" && typeof input === "string"
    ? fieldMessages.tooLong
    : fieldMessages.notUnderstood;
}
