import type { Content } from "~/content/client/content";
import { chooseShippingMethod, NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { fetchShippingMethods } from "~/domains/shipping/shipping-methods.server";
import { computeTax } from "~/domains/tax/compute-tax";
import { fetchTaxRules } from "~/domains/tax/tax-rules.server";
import { newId } from "~/kernel/ids";
import { type Cents, multiply, multiplyByPercent, sum } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { endOfShopDayAfter } from "~/kernel/time/dates";
import type { QuoteInput } from "./back-office/quote-input.schema";
import { calculateQuoteTotal, getSubtotal, type QuoteAddress, type QuoteContents } from "./quote";

/** Why a quote cannot be priced. */
export type PriceFailure = { readonly code: "no-shipping-method" | "discount-too-high" | "minimum-too-high" };

/** Prices a quote: shipping and tax by the shop's rules unless staff agreed on others. */
export async function priceQuote(
  content: Content,
  input: QuoteInput,
  now: Date,
): Promise<Result<QuoteContents, PriceFailure>> {
  const subtotal = getSubtotal(input.items);
  const shipping = await getShipping(content, input, subtotal);
  if (!shipping) return err({ code: "no-shipping-method" });
  const tax = await getTax(content, input, subtotal, shipping.rate);
  const amounts = { shippingAmount: shipping.rate, taxAmount: tax.total, discountAmount: input.discount };
  const total = calculateQuoteTotal(subtotal, amounts);
  if (total <= 0) return err({ code: "discount-too-high" });
  if (input.minimumSplitAmount > total) return err({ code: "minimum-too-high" });
  const { poNumber, firstName, lastName, email, phone, additionalNotes, splitPaymentEnabled } = input;
  return ok({
    poNumber: poNumber || null,
    firstName,
    lastName,
    email,
    phone,
    items: input.items.map((item) => ({
      id: newId(),
      sku: item.sku,
      name: item.name,
      qty: item.qty,
      price: item.price,
      rowTotal: multiply(item.price, item.qty),
      notes: item.notes || null,
    })),
    addresses: [
      toQuoteAddress("billing", input.billing, input),
      toQuoteAddress("shipping", getShippingAddress(input), input),
    ],
    shippingMethod: shipping.method,
    shippingLabel: shipping.label,
    subtotal,
    taxPercent: tax.percent,
    isTaxAgreed: input.taxPercent != null,
    ...amounts,
    total,
    additionalNotes: additionalNotes || null,
    splitPaymentEnabled,
    minimumSplitAmount: input.minimumSplitAmount,
    expiresAt: input.expiresAt ?? endOfShopDayAfter(now, input.validDays),
  });
}

const getShippingAddress = ({ billing, shipping }: QuoteInput) => shipping ?? billing;

function toQuoteAddress(
  type: QuoteAddress["type"],
  address: QuoteInput["billing"],
  { email, phone }: QuoteInput,
): QuoteAddress {
  const { phoneNumber, street2, ...rest } = address;
  return { ...rest, id: newId(), type, email, street2: street2 || null, phoneNumber: phoneNumber || phone };
}

async function getShipping(content: Content, input: QuoteInput, subtotal: Cents) {
  const agreed = input.shippingCharge;
  if (agreed) return { method: "agreed", label: agreed.label, rate: agreed.amount };
  const { countryId, state, zipCode: zip } = getShippingAddress(input);
  const methods = await fetchShippingMethods(content);
  const answer = chooseShippingMethod({
    methods,
    subtotal,
    items: input.items,
    country: countryId,
    state,
    zip,
  });
  if (answer === NO_METHODS) return null;
  return { method: answer.method.type, label: answer.method.displayName, rate: answer.rate };
}

/** Tax on items and shipping, independent of the discount (TAX-004). */
async function getTax(content: Content, input: QuoteInput, itemsTotal: Cents, shipping: Cents) {
  const agreed = input.taxPercent;
  if (agreed != null)
    return { percent: agreed, total: multiplyByPercent(sum([itemsTotal, shipping]), agreed) };
  const { countryId, state, zipCode: zip } = getShippingAddress(input);
  const rules = await fetchTaxRules(content);
  const { taxPercent, taxTotal } = computeTax({
    rules,
    country: countryId,
    state,
    zip,
    itemsTotal,
    shipping,
  });
  return { percent: taxPercent, total: taxTotal };
}
