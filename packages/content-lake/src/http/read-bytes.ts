/** Reads a request body; returns null as soon as it is longer than `limit` bytes. */
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
