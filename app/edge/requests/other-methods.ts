/** The refusal of a method that an endpoint does not know: 405, and in `Allow` those it knows. */
export function otherMethod(...known: readonly string[]): Response {
  return new Response(null, { status: 405, headers: { Allow: known.join(", ") } });
}

/** The refusal of every other method where an endpoint is asked by POST alone; null where it is one. */
export function onlyPost({ method }: Request): Response | null {
  return method === "POST" ? null : otherMethod("POST");
}
