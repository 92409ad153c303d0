/** The refusal of every other method where an endpoint is asked by POST alone; null where it is one. */
export function onlyPost({ method }: Request): Response | null {
  return method === "POST" ? null : new Response(null, { status: 405, headers: { Allow: "POST" } });
}
