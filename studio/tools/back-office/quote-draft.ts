import { uuid } from "@sanity/uuid";
import { formatDay } from "../parts/format";
import {
  type AddressDraft,
  emptyAddress,
  isSameAddress,
  toAddressDraft,
  toAddressInput,
} from "./quote-address";
import type { QuoteRecord } from "./quotes-api";

/** Quote inputs as text. */
export type QuoteDraft = {
  readonly fields: Readonly<Record<Field, string>>;
  readonly billing: AddressDraft;
  /** Null: the same as the billing address. */
  readonly shipping: AddressDraft | null;
  readonly items: readonly DraftItem[];
  readonly isSplit: boolean;
};
export type DraftItem = Readonly<Record<"sku" | "name" | "qty" | "price" | "notes", string>> & {
  readonly key: string;
};

export const customerFieldLabels = [
  ["firstName", "First name"],
  ["lastName", "Last name"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["poNumber", "PO number"],
] as const;

/** Agreed terms; empty fields use the shop's rules. */
export const termFields = [
  ["shippingLabel", "Shipping"],
  ["shippingAmount", "Shipping charge"],
  ["taxPercent", "Tax percent"],
  ["discount", "Discount"],
  ["validDays", "Days it is valid"],
] as const;

export const installmentFields = [["minimumSplitAmount", "Minimum payment"]] as const;

/** Days that a quote is valid by default (QUOT-001). */
export const defaultValidDays = 30;

/** Placeholders of empty term fields. */
export const getTermPlaceholders = (expiresAt: string | undefined) => ({
  validDays: expiresAt ? `Valid until ${formatDay(expiresAt)} (no change)` : String(defaultValidDays),
});

/** Fields of a line item after its name. */
export const itemFields = [
  ["sku", "SKU"],
  ["qty", "Quantity"],
  ["price", "Unit price"],
] as const;

/** Note for the customer, shown in a separate row. */
export const itemNotes = ["notes", "Notes"] as const;

export type Field =
  | (typeof customerFieldLabels)[number][0]
  | (typeof termFields)[number][0]
  | (typeof installmentFields)[number][0]
  | "additionalNotes";

export const emptyItem = (): DraftItem => ({
  key: uuid(),
  sku: "",
  name: "",
  qty: "1",
  price: "",
  notes: "",
});

const blankDraft: QuoteDraft = {
  fields: {
    ...{ firstName: "", lastName: "", email: "", phone: "", poNumber: "", additionalNotes: "" },
    ...{
      shippingLabel: "",
      shippingAmount: "",
      taxPercent: "",
      discount: "",
      minimumSplitAmount: "",
      validDays: "",
    },
  },
  billing: emptyAddress,
  shipping: null,
  items: [],
  isSplit: false,
};

/** Creates a draft; `initialFields` contains customer data that is already known. */
export function createDraft(initialFields: Partial<QuoteDraft["fields"]> = {}): QuoteDraft {
  return { ...blankDraft, fields: { ...blankDraft.fields, ...initialFields }, items: [emptyItem()] };
}

/** Converts a saved quote to a draft; saving it unchanged does not change the quote. */
export function toDraft({ quote, isTaxAgreed }: Pick<QuoteRecord, "quote" | "isTaxAgreed">): QuoteDraft {
  const billing = quote.addresses.find(({ type }) => type === "billing");
  const shipping = quote.addresses.find(({ type }) => type === "shipping");
  const isAgreed = quote.shippingMethod === "agreed";
  return {
    fields: {
      firstName: quote.firstName,
      lastName: quote.lastName,
      email: quote.email,
      phone: quote.phone,
      poNumber: quote.poNumber ?? "",
      shippingLabel: isAgreed ? (quote.shippingLabel ?? "") : "",
      shippingAmount: isAgreed ? String(quote.shippingAmount) : "",
      taxPercent: isTaxAgreed ? String(quote.taxPercent) : "",
      discount: quote.discountAmount > 0 ? String(quote.discountAmount) : "",
      minimumSplitAmount: quote.minimumSplitAmount > 0 ? String(quote.minimumSplitAmount) : "",
      additionalNotes: quote.additionalNotes ?? "",
      validDays: "",
    },
    billing: billing ? toAddressDraft(billing) : emptyAddress,
    shipping: shipping && !(billing && isSameAddress(billing, shipping)) ? toAddressDraft(shipping) : null,
    items: quote.items.map(({ id, sku, name, qty, price, notes }) => ({
      key: id,
      sku,
      name,
      qty: String(qty),
      price: String(price),
      notes: notes ?? "",
    })),
    isSplit: quote.splitPaymentEnabled,
  };
}

/** Returns whether an item has enough data to be priced. */
export function hasItems({ items }: Pick<QuoteDraft, "items">): boolean {
  return items.some(({ name, price }) => name.trim() !== "" || price.trim() !== "");
}

/**
 * Converts the draft to API input; the server validates and prices it again. `expiresAt` is kept unless days were
 * entered.
 */
export function toQuoteInput(
  { fields, billing, shipping, items, isSplit }: QuoteDraft,
  expiresAt?: string,
): object {
  const { firstName, lastName, email, phone, poNumber, additionalNotes } = fields;
  return {
    ...{ firstName, lastName, email, phone, poNumber, additionalNotes },
    billing: toAddressInput(billing, fields),
    ...(shipping ? { shipping: toAddressInput(shipping, fields) } : {}),
    items: items.map(({ sku, name, qty, price, notes }) => ({
      ...{ sku, name, notes },
      qty: parseNumber(qty),
      price,
    })),
    ...(fields.shippingAmount.trim()
      ? {
          shippingCharge: {
            label: fields.shippingLabel.trim() || "Freight",
            amount: fields.shippingAmount,
          },
        }
      : {}),
    ...(fields.taxPercent.trim() ? { taxPercent: parseNumber(fields.taxPercent) } : {}),
    discount: fields.discount.trim() || "0",
    splitPaymentEnabled: isSplit,
    minimumSplitAmount: isSplit ? fields.minimumSplitAmount.trim() || "0" : "0",
    ...(fields.validDays.trim()
      ? { validDays: parseNumber(fields.validDays) }
      : expiresAt
        ? { expiresAt }
        : {}),
  };
}

/**
 * Parses a count or percentage, "1,200" or "8.25%"; invalid text becomes NaN, which JSON turns into null and the
 * server rejects.
 */
function parseNumber(typed: string): number {
  const digits = typed.trim().replace(/\s*%$/, "");
  return /^(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d+)?$/.test(digits)
    ? Number(digits.replaceAll(",", ""))
    : Number.NaN;
}
