import type { Control } from "./control";

/** Controls without an observable effect in the test, each with the reason why that is right. */
const reviewed: readonly { readonly description: RegExp; readonly reason: string }[] = [
  { description: /^<a> Skip to content$/, reason: "It is visible only while it has the keyboard focus." },
  {
    description: /^<button> Search$/,
    reason: "It is disabled until the field has enough letters. The field is pressed on another screen.",
  },
  {
    description: /^<button> Sign in$/,
    reason: "It is disabled until the field has six digits. The field is pressed on another screen.",
  },
  {
    description: /^<button> Previous (slide|tabs)$/,
    reason: "It is disabled at the start of a row. The button to the next one is pressed on another screen.",
  },
];

export function isReviewed({ description }: Control): boolean {
  return reviewed.some((entry) => entry.description.test(description));
}

/** Links of the design kit, which shows the headings of all routes, to pages that do not exist. */
const reviewedLinks =
  /\/(not-found|not-found\/door|products\/kitchen-cabinets\/:brandSlug\/:styleName|quote\/payment)$/;

export function isReviewedLink(address: string): boolean {
  return reviewedLinks.test(address);
}
