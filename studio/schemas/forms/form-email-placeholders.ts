import type { Placeholder } from "../rules/placeholders";

/** Placeholders of an email about a form submission. */
export const formMailPlaceholders: readonly Placeholder[] = [
  { name: "name", title: "Name of the person who wrote" },
  { name: "form", title: "Title of the form" },
  { name: "site-name", title: "Name of the shop" },
];
