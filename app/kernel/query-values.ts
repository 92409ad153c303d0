/** The values of a query by name. Of a name that comes twice the first value counts, as `URLSearchParams.get` has it. */
export function queryValues(search: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries([...search].reverse());
}
