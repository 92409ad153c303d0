export const jsonType = "application/json; charset=utf-8";

/** The content type of a JSON answer with its charset, which `Response.json` leaves out; nothing for other answers. */
export function namedCharset({ headers }: Response): { readonly "content-type"?: string } {
  return headers.get("content-type") === "application/json" ? { "content-type": jsonType } : {};
}
