import type { CustomValidator } from "sanity";

/** The payment methods of the shop, by their names in pages and endpoints. */
export const methodNames = [
  { title: "Online payment", value: "online-payment" },
  { title: "Credit card", value: "credit-card" },
  { title: "PayPal", value: "paypal" },
  { title: "Split payment", value: "split-payment" },
];

/** Payment method types that Stripe's form can offer, by the names in a payment intent. */
const stripeTypes = [
  { title: "Stripe: card", value: "card" },
  { title: "Stripe: Link", value: "link" },
  { title: "Stripe: bank account (decided after days)", value: "us_bank_account" },
  { title: "Stripe: Cash App Pay", value: "cashapp" },
  { title: "Stripe: Amazon Pay", value: "amazon_pay" },
  { title: "Stripe: Klarna", value: "klarna" },
  { title: "Stripe: Affirm", value: "affirm" },
  { title: "Stripe: Afterpay", value: "afterpay_clearpay" },
];

const partMethods = methodNames
  .filter(({ value }) => value !== "split-payment")
  .map(({ title, value }) => ({ title: `Installments: ${title}`, value }));

/** The choices of both lists. Their titles start with the payment method, and `validatePaymentChoices` rejects a mix. */
export const paidWithChoices = [...partMethods, ...stripeTypes];

type Method = { readonly name?: string | undefined; readonly gateway?: string | undefined } | undefined;

const isSplit = (method: Method) => method?.name === "split-payment";

/** Returns false only for split payment and Stripe, which use the choices. */
export function hasNoChoices(method: Method): boolean {
  return !isSplit(method) && method?.gateway !== "stripe";
}

/** Requires the shop's methods for split payment and Stripe's types for Stripe. */
export const validatePaymentChoices: CustomValidator<unknown[] | undefined> = (
  selectedValues,
  { document },
) => {
  const method: Method = { name: toText(document?.name), gateway: toText(document?.gateway) };
  if (!selectedValues?.length || hasNoChoices(method)) return true;
  const allowedChoices = isSplit(method) ? partMethods : stripeTypes;
  const unknownValue = selectedValues.find(
    (value) => !allowedChoices.some((choice) => choice.value === value),
  );
  if (unknownValue === undefined) return true;
  const title = paidWithChoices.find(({ value }) => value === unknownValue)?.title ?? String(unknownValue);
  return isSplit(method)
    ? `“${title}” can't be used for installments. Choose one that starts with “Installments”.`
    : `“${title}” isn't a Stripe method. Choose one that starts with “Stripe”.`;
};

/** Rejects a method that depends on itself, because the shop would never offer it. */
export const rejectSelfDependency: CustomValidator<string | undefined> = (name, { document }) =>
  name !== undefined && name === document?.name ? "Choose a method other than this one." : true;

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
