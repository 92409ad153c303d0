/** The path a redirect's target has on this site, as requests name it; undefined where it leads off the site. */
export function toRedirectPath(target: string, publicUrl?: string): string | undefined {
  const base = publicUrl ?? "https://this-site.invalid";
  if (!URL.canParse(target, base)) return undefined;
  const { origin, pathname } = new URL(target, base);
  if (origin !== new URL(base).origin) return undefined;
  return pathname.toLowerCase().replace(/(.)\/+$/, "$1");
}
