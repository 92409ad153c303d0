/**
 * Reads a whole body from a Node request, a web stream or a form part.
 *
 * @param limit bytes; protects the memory
 * @returns null as soon as the body exceeds the limit
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array | string>,
  limit: number,
): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
