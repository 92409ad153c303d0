/** Where no path on a site follows: a mail, a phone number. */
const ownScheme = /^[a-z][a-z+.-]*:(?!\/\/)/i;

/** A redirect's target with the query a visitor came with; what the target names itself stays as it is. */
export function mergeQuery(target: string, query: URLSearchParams): string {
  if (query.size === 0 || ownScheme.test(target)) return target;
  const [address = "", hash] = splitOnce(target, "#");
  const [path, own = ""] = splitOnce(address, "?");
  const merged = new URLSearchParams(own);
  const ownNames = new Set(merged.keys());
  const added = [...query].filter(([name]) => !ownNames.has(name));
  if (added.length === 0) return target;
  for (const [name, value] of added) merged.append(name, value);
  return `${path}?${merged}${hash === undefined ? "" : `#${hash}`}`;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** The values of a query by name. Of a name that comes twice the first value counts, as `URLSearchParams.get` has it. */
export function toQueryValues(search: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries([...search].reverse());
}
