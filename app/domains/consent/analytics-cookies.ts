/** Cookies of Google's tags: Analytics, its older versions, conversion linking and Tag Manager's own services. */
const analyticsCookie =
  /^(_ga|_ga_.+|_gid|_gat|_gat_.+|_dc_gtm_.+|__utm[a-z]+|_gcl_.+|_gac_.+|FPID|FPLC|FPAU|FPGSID|FPGCLAW)$/;

const expiredDate = "Thu, 01 Jan 1970 00:00:00 GMT";

/**
 * What `document.cookie` must be given to delete the analytics cookies among these. A page cannot read for which domain a
 * cookie holds, and tags set the widest that a browser takes: each is deleted for the host and every domain above it.
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

/** 'www.shop.example' holds for itself and for 'shop.example'; a browser refuses what is no domain of its own. */
function getCookieDomains(hostname: string): readonly string[] {
  const parts = hostname.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}
