import { readCookie, serializeCookie } from "@stile-and-rail/http/cookies";

/** The optional categories (CONS-003). */
export const consentCategories = ["analytics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The allowed categories; an empty list is a rejection. */
export type ConsentChoice = readonly ConsentCategory[];

/** CONS-004: name and lifetime of the cookie. */
export const consentCookie = { name: "cookie_consent", days: 180 } as const;

/** CONS-004: returns 'accepted', 'rejected', or the list of allowed categories. */
export function toConsentCookieValue(choice: ConsentChoice): string {
  if (choice.length === 0) return "rejected";
  return choice.length === consentCategories.length
    ? "accepted"
    : consentCategories.filter((one) => choice.includes(one)).join("+");
}

/** Parses the cookie's value; undefined without a choice or for an invalid value. */
export function parseConsentCookieValue(value: string | undefined): ConsentChoice | undefined {
  if (value === "accepted") return consentCategories;
  if (value === "rejected") return [];
  const names = value?.split("+") ?? [];
  const categories = consentCategories.filter((one) => names.includes(one));
  return categories.length > 0 && categories.length === names.length ? categories : undefined;
}

/** Creates the cookie for `document.cookie`. */
export function createConsentCookie(
  choice: ConsentChoice,
  { isSecure }: { readonly isSecure: boolean },
): string {
  const { name, days } = consentCookie;
  return serializeCookie({
    name,
    value: toConsentCookieValue(choice),
    maxAge: days * 24 * 60 * 60,
    isSecure,
  });
}

/** Reads the choice from all cookies of a page. */
export function readConsentChoice(cookies: string): ConsentChoice | undefined {
  return parseConsentCookieValue(readCookie(cookies, consentCookie.name));
}
