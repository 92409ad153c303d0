import { paths } from "~/kernel/paths";

/** Documents that exist once. Their id equals their type, and editors cannot create, copy or delete them. */
export const singletons = ["siteSettings", "navigation"] as const;

/** A document that the shop requires: the document of a type that has a given value in a field. */
export type RequiredDocument = {
  readonly type: string;
  readonly field: string;
  readonly value: string;
  /** Shown to an editor who tries to remove the document: "The shop cannot do without it: …". */
  readonly reason: string;
};

const requirePage = (path: string, reason: string): RequiredDocument => ({
  type: "page",
  field: "path",
  value: path,
  reason,
});

const requireEmail = (type: string): RequiredDocument => ({
  type: "mailText",
  field: "type",
  value: type,
  reason: "this email gets its text from it.",
});

const requireResultPage = (name: string): RequiredDocument => ({
  type: "resultPage",
  field: "name",
  value: name,
  reason: "customers see it after a payment.",
});

/** One list for the guards of the Studio, the check of the demo content and `npm run doctor`. */
export const requiredDocuments: readonly RequiredDocument[] = [
  ...singletons.map((type) => ({
    type,
    field: "_id",
    value: type,
    reason: "every page gets text and links from it.",
  })),
  requirePage(paths.home, "it's the home page."),
  requirePage(paths.orderSamples, "visitors order their samples there."),
  requirePage(paths.checkout, "customers pay there."),
  requirePage(paths.orderSuccess, "customers see it after an order."),
  requirePage(paths.quotePayment, "customers pay their quotes there."),
  requirePage(paths.splitPayment, "customers pay the balance of an order there."),
  requirePage(paths.estimator, "visitors estimate what a kitchen costs there."),
  requirePage(paths.newsletter.page, "readers unsubscribe from the newsletter there."),
  requirePage(paths.newsletter.confirm(":token"), "readers confirm their newsletter subscription there."),
  requirePage(paths.paymentFail, "customers see it when a payment fails."),
  requirePage(paths.paymentVerify(":paymentMethod"), "customers wait there while we check their payment."),
  requirePage(
    paths.style(":brandSlug", ":styleName"),
    "every door style page gets its blocks and settings from it.",
  ),
  requirePage(paths.account.home, "customers find their orders and addresses there."),
  requirePage(paths.account.orders, "customers find their orders there."),
  requirePage(paths.account.quotes, "customers find their quotes there."),
  requirePage(paths.account.addresses, "customers keep their addresses there."),
  requirePage(paths.account.addressNew, "customers add an address there."),
  requirePage(paths.account.addressEdit(":id"), "customers change an address there."),
  requirePage(paths.account.profile, "customers change their name and phone there."),
  requirePage(paths.account.security, "customers see where they are signed in there."),
  requirePage(paths.account.data, "customers download their data there."),
  requirePage(paths.account.signIn, "customers sign in there."),
  requirePage(paths.account.signInCode, "customers enter the code from their email there."),
  requirePage(paths.notFound, "visitors see it when a page doesn't exist."),
  {
    type: "formTemplate",
    field: "name",
    value: "checkout",
    reason: "checkout gets its fields from it.",
  },
  requireEmail("order-confirmation"),
  requireEmail("order-confirmation-admin"),
  requireEmail("split-payment-confirmation"),
  requireResultPage("order-success"),
  requireResultPage("payment-failure"),
];

type Document = { readonly _id?: unknown; readonly _type?: unknown; readonly [field: string]: unknown };

/** Returns the reason why a document is required; undefined if it is optional. */
export function findRequirementReason(document: Document): string | undefined {
  return requiredDocuments.find((requirement) => matchesRequirement(requirement, document))?.reason;
}

export function findMissingDocuments(documents: readonly Document[]): readonly RequiredDocument[] {
  return requiredDocuments.filter(
    (requirement) => !documents.some((document) => matchesRequirement(requirement, document)),
  );
}

function matchesRequirement({ type, field, value }: RequiredDocument, document: Document): boolean {
  return document._type === type && document[field] === value;
}
