/** The hash that opens the preferences on any page. */
export const preferencesHash = "#cookie-preferences";

/** CONS-003: the footer's link to the preferences. */
export const preferencesLink = { text: "Cookie preferences", path: preferencesHash } as const;
