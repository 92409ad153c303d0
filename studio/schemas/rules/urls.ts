import { requiredDocuments } from "../../../app/content/required-documents";

/** Validation rules of entered URLs. Each returns `true` or an error message. */

/** Accepts a path of the shop ('/order-samples') or an absolute URL ('https://…', 'tel:…', 'mailto:…'). */
export function validateLinkUrl(value: string | undefined): true | string {
  if (!value) return true;
  if (/\s/.test(value)) return "An address has no spaces. Copy it from the browser's address bar.";
  if (/^(https?:\/\/[^/]+|mailto:.+@.+|tel:\+?[0-9().-]+)/.test(value)) return true;
  if (/^[/#?]/.test(value) && !value.startsWith("//")) return true;
  return "Start with / for a page of this shop (for example /order-samples) or with https:// for another site.";
}

/** First path segments that editors' pages cannot have, because the shop uses them (app/routes.ts). */
const reservedSections = new Set([
  "studio",
  "lake",
  "inbox",
  "payment-reviews",
  "desk",
  "staff-accounts",
  "healthz",
  "livez",
  "readyz",
  "metrics",
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
const requiredPaths = new Set(requiredDocuments.map(({ value }) => value));

/** Validates the path of a page: '/' or '/words/with-hyphens', without a trailing slash. */
export function validatePagePath(value: string | undefined): true | string {
  // Required pages of the shop may have a path with parameters ('/payment/verify/:paymentMethod').
  if (!value || requiredPaths.has(value)) return true;
  const section = value.split("/")[1] ?? "";
  if (reservedSections.has(section)) {
    return `/${section} is used by the shop itself. Choose another address.`;
  }
  if (value === "/" || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(value)) return true;
  if (!value.startsWith("/")) return "Start with a slash, for example /about-us.";
  if (value.endsWith("/")) return "Leave out the slash at the end.";
  return "Use lowercase letters, digits and single hyphens between slashes, for example /kitchen-finance-options.";
}
