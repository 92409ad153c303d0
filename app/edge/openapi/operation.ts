import type { z } from "zod";

export type ApiMethod = "get" | "post" | "patch" | "put" | "delete";

/** The sections of the document, in display order. */
export const apiTags = ["Shop", "Orders", "Payments", "Quotes", "Account", "Emails", "Webhooks"] as const;
export type ApiTag = (typeof apiTags)[number];

/** One endpoint as callers see it. */
export type ApiOperation = {
  /** A unique name that client generators turn into a function name. */
  readonly operationId: string;
  readonly tag: ApiTag;
  readonly method: ApiMethod;
  /** The path with its parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly query?: z.ZodObject;
  readonly body?: z.core.$ZodType;
  /** The body of a multipart request, where the endpoint also accepts one. */
  readonly multipart?: z.core.$ZodType;
  /** The body of a 200 response. */
  readonly response: z.core.$ZodType;
  /** The body of every other response. */
  readonly errorResponse: z.core.$ZodType;
};

/** Returns a path in OpenAPI's spelling: the encoded braces of its parameters decoded. */
export function toOpenApiPath(path: string): string {
  return decodeURI(path);
}
