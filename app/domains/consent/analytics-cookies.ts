/** Cookies of Google Analytics, its older versions, conversion linking and Tag Manager. */
const analyticsCookie =
  /^(_ga|_ga_.+|_gid|_gat|_gat_.+|_dc_gtm_.+|__utm[a-z]+|_gcl_.+|_gac_.+|FPID|FPLC|FPAU|FPGSID|FPGCLAW)$/;

const expiredDate = "Thu, 01 Jan 1970 00:00:00 GMT";

/**
 * Returns the `document.cookie` assignments that delete the analytics cookies. A page cannot read a cookie's
 * domain, and tags use the widest one. So each cookie is deleted for the host and every parent domain.
 */
export function getAnalyticsCookieDeletions(cookies: string, hostname: string): readonly string[] {
  const names = cookies
    .split("; ")
    .flatMap((pair) => pair.split("=")[0] ?? [])
    .filter((name) => analyticsCookie.test(name));
  const domains = ["", ...getCookieDomains(hostname).map((domain) => `; Domain=${domain}`)];
  return names.flatMap((name) =>
    domains.map((domain) => `${name}=; Path=/; Expires=${expiredDate}${domain}`),
  );
}

/** Returns the host and its parent domains. A browser ignores a domain that is not allowed. */
function getCookieDomains(hostname: string): readonly string[] {
  const parts = hostname.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}
