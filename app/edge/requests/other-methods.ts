/** Answers 405 with the allowed methods. */
export function rejectOtherMethods(...supportedMethods: readonly string[]): Response {
  return new Response(null, { status: 405, headers: { Allow: supportedMethods.join(", ") } });
}

/** Answers 405 unless the method is POST; null for POST. */
export function rejectUnlessPost({ method }: Request): Response | null {
  return method === "POST" ? null : rejectOtherMethods("POST");
}
