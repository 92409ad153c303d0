/** A scheme without a site path: mailto, tel. */
const opaqueScheme = /^[a-z][a-z+.-]*:(?!\/\/)/i;

/** Adds the visitor's query to a redirect target; parameters of the target win. */
export function mergeQuery(target: string, query: URLSearchParams): string {
  if (query.size === 0 || opaqueScheme.test(target)) return target;
  const [address = "", hash] = splitOnce(target, "#");
  const [path, targetQuery = ""] = splitOnce(address, "?");
  const merged = new URLSearchParams(targetQuery);
  const targetNames = new Set(merged.keys());
  const addedParameters = [...query].filter(([name]) => !targetNames.has(name));
  if (addedParameters.length === 0) return target;
  for (const [name, value] of addedParameters) merged.append(name, value);
  return `${path}?${merged}${hash === undefined ? "" : `#${hash}`}`;
}

export function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Converts a query to an object; the first value of a repeated name wins, as in `URLSearchParams.get`. */
export function toQueryValues(search: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries([...search].reverse());
}
