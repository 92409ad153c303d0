/** Larger than any form or webhook of the shop; protects the memory. */
export const bodyBytes = 1024 * 1024;

/** Reads the body as text; null when it exceeds the limit. */
export async function readBody(request: Request, limit: number = bodyBytes): Promise<string | null> {
  if (Number(request.headers.get("content-length")) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.length;
    if (size > limit) return null;
    parts.push(chunk.value);
  }
  return Buffer.concat(parts).toString("utf8");
}
