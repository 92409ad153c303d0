export const jsonType = "application/json; charset=utf-8";

/** JSON as `Response.json` names it, and the data of a page as Remix names it. */
const typesWithoutCharset = ["application/json", "text/x-script"];

/** The content type of an answer with its charset, where Remix or `Response.json` left it out; else nothing. */
export function namedCharset({ headers }: Response): { readonly "content-type"?: string } {
  const type = headers.get("content-type") ?? "";
  return typesWithoutCharset.includes(type) ? { "content-type": `${type}; charset=utf-8` } : {};
}
