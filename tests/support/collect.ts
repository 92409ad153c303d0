/** Collects all items in their order. */
export async function collectAsync<T>(coming: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const one of coming) all.push(one);
  return all;
}
