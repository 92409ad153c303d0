import type { Placeholder } from "../rules/placeholders";

/** What the shop fills in when it writes a mail about a form. */
export const formMailPlaceholders: readonly Placeholder[] = [
  { name: "name", title: "Name of the person who wrote" },
  { name: "form", title: "Title of the form" },
  { name: "site-name", title: "Name of the shop" },
];
