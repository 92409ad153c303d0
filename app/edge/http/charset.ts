/** Content types that `Response.json` and Remix send without a charset. */
const typesWithoutCharset = ["application/json", "text/x-script"];

/** Returns the content type with a charset if it lacks one; otherwise nothing. */
export function toCharsetHeader({ headers }: Response): { readonly "content-type"?: string } {
  const type = headers.get("content-type") ?? "";
  return typesWithoutCharset.includes(type) ? { "content-type": `${type}; charset=utf-8` } : {};
}
