import type { z } from "zod";

export type ApiMethod = "get" | "post" | "patch" | "put" | "delete";

/** The parts of the document, in its order. */
export const apiTags = ["Shop", "Orders", "Payments", "Quotes", "Account", "Letters", "Notices"] as const;
export type ApiTag = (typeof apiTags)[number];

/** One endpoint as others call it. */
export type ApiOperation = {
  readonly tag: ApiTag;
  readonly method: ApiMethod;
  /** With its parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** What may be asked in the address. */
  readonly query?: z.ZodObject;
  readonly body?: z.core.$ZodType;
  /** The same as a form posts it, with its files, where the endpoint takes that, too. */
  readonly multipart?: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
  /** What every answer but a 200 looks like. */
  readonly refusal: z.core.$ZodType;
};

/** An address as the document writes it: parameters in braces. */
export function inBraces(path: string): string {
  return decodeURI(path);
}
