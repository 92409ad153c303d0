/**
 * Reads a body whole, whatever brings it: a request of Node's, a web stream, a part of a form.
 *
 * @param limit bytes; a body without end would fill the memory
 * @returns null as soon as the body is longer than the limit
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array | string>,
  limit: number,
): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > limit) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
