/** Answers 405 with the allowed methods. */
export function otherMethod(...known: readonly string[]): Response {
  return new Response(null, { status: 405, headers: { Allow: known.join(", ") } });
}

/** Answers 405 unless the method is POST; null for POST. */
export function rejectUnlessPost({ method }: Request): Response | null {
  return method === "POST" ? null : otherMethod("POST");
}
