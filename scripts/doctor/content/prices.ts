import { defaultPriceBook } from "~/domains/estimator/price-book-in-use";
import { type ContentDocument, getListAt, getTextAt, listOfType } from "./content-document";
import { type ContentProblem, createProblem } from "./content-problem";

/** Finds price books without prices, and missing shipping methods, tax rules and payment methods. */
export function findPriceProblems(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  return [
    ...listOfType(documents, "priceBook")
      .filter((book) => getListAt(book, "rows").length === 0)
      .map((book) =>
        createProblem("error", book, {
          field: "rows",
          problem: "is empty, so that the estimator shows no price",
          fix: "add the prices, or paste them from a spreadsheet",
        }),
      ),
    ...findEstimatorsWithoutPrices(documents),
    ...(hasShippingRate(documents) ? [] : [noShipping]),
    ...(listOfType(documents, "paymentMethod").some(({ enabled }) => enabled === true) ? [] : [noPayment]),
    ...(hasTaxRate(documents) ? [] : [noTax]),
  ];
}

/** Finds estimators without prices. An estimator without its own price book uses the one with the default name. */
function findEstimatorsWithoutPrices(documents: readonly ContentDocument[]): readonly ContentProblem[] {
  const hasDefaultBook = listOfType(documents, "priceBook").some(
    (book) => getTextAt(book, "name") === defaultPriceBook,
  );
  if (hasDefaultBook) return [];
  return listOfType(documents, "estimatorTemplate")
    .filter((estimator) => getTextAt(estimator, "priceTemplate", "_ref") === "")
    .map((estimator) =>
      createProblem("error", estimator, {
        field: "priceTemplate",
        problem: "is missing, so that the estimator shows no price",
        fix: "choose a price book",
      }),
    );
}

function hasShippingRate(documents: readonly ContentDocument[]): boolean {
  return listOfType(documents, "shippingMethod").some(
    (method) => method.isEnabled === true && listCountries(method).some(hasRate),
  );
}

/** Returns the countries of the rates that the method uses: by item, or by the ranges of an order. */
function listCountries(method: ContentDocument): readonly unknown[] {
  if (getTextAt(method, "calculateRateBy") === "Item")
    return getListAt(method, "rates", "byItem", "countries");
  return getListAt(method, "rates", "byOrder", "orderRange").flatMap((range) =>
    getListAt(range, "countries"),
  );
}

function hasRate(country: unknown): boolean {
  return getListAt(country, "states").length > 0;
}

function hasTaxRate(documents: readonly ContentDocument[]): boolean {
  return listOfType(documents, "taxRule").some((rule) =>
    getListAt(rule, "states").some((state) => getListAt(state, "zipCodes").length > 0),
  );
}

const missing = { document: undefined, field: undefined } as const;

const noShipping: ContentProblem = {
  ...missing,
  severity: "error",
  problem: "no shipping method is enabled and has rates, so that nothing can be ordered",
  fix: "publish a shipping method with a rate for at least one state",
};
const noPayment: ContentProblem = {
  ...missing,
  severity: "error",
  problem: "no payment method is enabled, so that nothing can be paid",
  fix: "publish a payment method that is enabled",
};
const noTax: ContentProblem = {
  ...missing,
  severity: "warning",
  problem: "no tax rule has a rate, so that orders are charged no sales tax",
  fix: "publish a tax rule, with 0 percent where no tax is due",
};
