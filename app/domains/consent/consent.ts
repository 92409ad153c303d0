import { cookieAmong, cookieLine } from "~/kernel/cookies";

/** What a visitor may allow beside what is necessary (CONS-003). */
export const categories = ["analytics", "marketing"] as const;
export type Category = (typeof categories)[number];

/** The categories a visitor allowed; none is a no. */
export type Choice = readonly Category[];

/** CONS-004: name and life of the cookie. */
export const consentCookie = { name: "cookie_consent", days: 180 } as const;

/** CONS-004: 'accepted', 'rejected', or the list of what is allowed. */
export function cookieValue(choice: Choice): string {
  if (choice.length === 0) return "rejected";
  return choice.length === categories.length
    ? "accepted"
    : categories.filter((one) => choice.includes(one)).join("+");
}

/** The choice a cookie holds; undefined while nobody has chosen, and for a value that is none of ours. */
export function choiceIn(value: string | undefined): Choice | undefined {
  if (value === "accepted") return categories;
  if (value === "rejected") return [];
  const named = value?.split("+") ?? [];
  const known = categories.filter((one) => named.includes(one));
  return known.length > 0 && known.length === named.length ? known : undefined;
}

/** The cookie as `document.cookie` takes it. */
export function cookieFor(choice: Choice, { isSecure }: { readonly isSecure: boolean }): string {
  const { name, days } = consentCookie;
  return cookieLine({ name, value: cookieValue(choice), maxAge: days * 24 * 60 * 60, isSecure });
}

/** The choice among all cookies of a page. */
export function choiceAmong(cookies: string): Choice | undefined {
  return choiceIn(cookieAmong(cookies, consentCookie.name));
}
