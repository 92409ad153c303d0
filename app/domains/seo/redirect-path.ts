/**
 * Returns the path on this site that a redirect targets, in the form that requests use; undefined for another
 * site.
 */
export function toRedirectPath(target: string, publicUrl?: string): string | undefined {
  const base = publicUrl ?? "https://this-site.invalid";
  if (!URL.canParse(target, base)) return undefined;
  const { origin, pathname } = new URL(target, base);
  if (origin !== new URL(base).origin) return undefined;
  return pathname.toLowerCase().replace(/(.)\/+$/, "$1");
}

/**
 * Returns the paths of a loop that begins and ends at `from`; undefined when its redirects end, or loop elsewhere.
 * `targets` has the target of each path with a redirect.
 */
export function findRedirectLoop(
  from: string,
  targets: ReadonlyMap<string, string>,
  publicUrl?: string,
): readonly string[] | undefined {
  const passed = [from];
  for (let path = from; ; ) {
    const target = targets.get(path);
    const next = target === undefined ? undefined : toRedirectPath(target, publicUrl);
    if (next === from) return [...passed, from];
    if (next === undefined || passed.includes(next)) return undefined;
    passed.push(next);
    path = next;
  }
}
