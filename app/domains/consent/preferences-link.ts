/** The address of the preferences: a link to it works wherever it stands. */
export const preferencesHash = "#cookie-preferences";

/** CONS-003: the choice about cookies is reopened from the footer. */
export const preferencesLink = { text: "Cookie preferences", path: preferencesHash } as const;
