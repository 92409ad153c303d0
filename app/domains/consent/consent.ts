import { cookieAmong, cookieLine } from "~/kernel/cookies";

/** What a visitor may allow beside what is necessary (CONS-003). */
export const consentCategories = ["analytics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The categories a visitor allowed; none is a no. */
export type ConsentChoice = readonly ConsentCategory[];

/** CONS-004: name and life of the cookie. */
export const consentCookie = { name: "cookie_consent", days: 180 } as const;

/** CONS-004: 'accepted', 'rejected', or the list of what is allowed. */
export function toConsentCookieValue(choice: ConsentChoice): string {
  if (choice.length === 0) return "rejected";
  return choice.length === consentCategories.length
    ? "accepted"
    : consentCategories.filter((one) => choice.includes(one)).join("+");
}

/** The choice a cookie holds; undefined while nobody has chosen, and for a value that is none of ours. */
export function parseConsentCookieValue(value: string | undefined): ConsentChoice | undefined {
  if (value === "accepted") return consentCategories;
  if (value === "rejected") return [];
  const named = value?.split("+") ?? [];
  const known = consentCategories.filter((one) => named.includes(one));
  return known.length > 0 && known.length === named.length ? known : undefined;
}

/** The cookie as `document.cookie` takes it. */
export function createConsentCookie(
  choice: ConsentChoice,
  { isSecure }: { readonly isSecure: boolean },
): string {
  const { name, days } = consentCookie;
  return cookieLine({ name, value: toConsentCookieValue(choice), maxAge: days * 24 * 60 * 60, isSecure });
}

/** The choice among all cookies of a page. */
export function readConsentChoice(cookies: string): ConsentChoice | undefined {
  return parseConsentCookieValue(cookieAmong(cookies, consentCookie.name));
}
