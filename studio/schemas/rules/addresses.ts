import { requiredDocuments } from "../../../app/content/required-documents";

/** Checks on web addresses an editor types. Each answers `true` or the sentence the editor reads. */

/** A page of this shop ('/order-samples') or a whole address ('https://…', 'tel:…', 'mailto:…'). */
export function linkTarget(value: string | undefined): true | string {
  if (!value) return true;
  if (/\s/.test(value)) return "An address has no spaces. Copy it from the browser's address bar.";
  if (/^(https?:\/\/[^/]+|mailto:.+@.+|tel:\+?[0-9().-]+)/.test(value)) return true;
  if (/^[/#?]/.test(value) && !value.startsWith("//")) return true;
  return "Start with / for a page of this shop (for example /order-samples) or with https:// for another site.";
}

/** Sections of the shop where no page of an editor's can stand, whatever follows (app/routes.ts). */
const takenSections = new Set([
  "studio",
  "lake",
  "inbox",
  "payment-reviews",
  "desk",
  "staff-accounts",
  "healthz",
  "assets",
  "fonts",
  "pictures",
  "api",
  "demo",
  "checkout",
  "forms",
  "order",
  "payment",
  "quote",
  "my-account",
  "estimator",
  "newsletter",
]);
const neededPages = new Set(requiredDocuments.map(({ value }) => value));

/** Where a page lives: '/' or '/words/with-hyphens', without an ending slash. */
export function pagePath(value: string | undefined): true | string {
  // One of the shop's own, whose address may have parts ('/payment/verify/:paymentMethod').
  if (!value || neededPages.has(value)) return true;
  const section = value.split("/")[1] ?? "";
  if (takenSections.has(section)) {
    return `/${section} is used by the shop itself. Choose another address.`;
  }
  if (value === "/" || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(value)) return true;
  if (!value.startsWith("/")) return "Start with a slash, for example /about-us.";
  if (value.endsWith("/")) return "Leave out the slash at the end.";
  return "Use lowercase letters, digits and single hyphens between slashes, for example /kitchen-finance-options.";
}
