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
