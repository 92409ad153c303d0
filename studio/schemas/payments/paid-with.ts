import type { CustomValidator } from "sanity";

/** The methods the shop knows, by the names its pages and endpoints call them. */
export const methodNames = [
  { title: "Online payment", value: "online-payment" },
  { title: "Credit card", value: "credit-card" },
  { title: "PayPal", value: "paypal" },
  { title: "Split payment", value: "split-payment" },
];

/** What Stripe's own form can offer, by Stripe's names (payment method types of a payment intent). */
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

/** Both lists: what each is for stands before its words, and `fitsMethod` keeps them apart. */
export const paidWithChoices = [...partMethods, ...stripeTypes];

type Method = { readonly name?: string | undefined; readonly gateway?: string | undefined } | undefined;

const isSplit = (method: Method) => method?.name === "split-payment";

/** Only split payment and Stripe's form read it. */
export function hasNoChoices(method: Method): boolean {
  return !isSplit(method) && method?.gateway !== "stripe";
}

/** Split payment is paid by methods of ours, Stripe's form by types of Stripe's: neither knows the other's. */
export const fitsMethod: CustomValidator<unknown[] | undefined> = (chosen, { document }) => {
  const method: Method = { name: text(document?.name), gateway: text(document?.gateway) };
  if (!chosen?.length || hasNoChoices(method)) return true;
  const known = isSplit(method) ? partMethods : stripeTypes;
  const stranger = chosen.find((value) => !known.some((choice) => choice.value === value));
  if (stranger === undefined) return true;
  const title = paidWithChoices.find(({ value }) => value === stranger)?.title ?? String(stranger);
  return isSplit(method)
    ? `“${title}” can't be used for installments. Choose one that starts with “Installments”.`
    : `“${title}” isn't a Stripe method. Choose one that starts with “Stripe”.`;
};

/** A method that stands on itself is never offered. */
export const dependsOnAnother: CustomValidator<string | undefined> = (name, { document }) =>
  name !== undefined && name === document?.name ? "Choose a method other than this one." : true;

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
