import { z } from "zod";
import type { Content } from "~/content/client/content";
import { projectInlineOrReferenced } from "~/content/groq-fragments.server";
import { sampleIsOrderable } from "~/content/orderable-sample";
import { list } from "~/content/schemas";
import type { PricedLine } from "~/domains/orders/order-draft";
import { chooseShippingMethod, NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { fetchShippingMethods } from "~/domains/shipping/shipping-methods.server";
import { computeTax } from "~/domains/tax/compute-tax";
import { fetchTaxRules } from "~/domains/tax/tax-rules.server";
import { type Cents, centsFromDollars, multiply, sum } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import type { Destination } from "../cart-totals";
import type { CheckoutFailure } from "../checkout.failures";
import type { CheckoutCart } from "./place-order.schema";

const colorGroup = "color";

const finishGroupFields = (groups: string) =>
  `${groups}{ name, "items": ${projectInlineOrReferenced("items", "value")}{ value, label } }`;

/**
 * Orderable samples by SKU with the finishes allowed on the order: those of their style and of other colors
 * of the line.
 */
const samplesQuery = `*[_type == "style" && ${sampleIsOrderable} && sample.sku in $skus]{
  "sku": sample.sku,
  "name": sample.name,
  "price": sample.price,
  "weight": coalesce(sample.weight, 0),
  "finishes": ${finishGroupFields("finishGroups[]")},
  "lineFinishes": ${finishGroupFields(
    `*[_type == "style" && brand._ref == ^.brand._ref && line == ^.line].finishGroups[name != "${colorGroup}"]`,
  )}
}`;

const finishGroupsSchema = list(
  z.object({ name: z.string(), items: list(z.object({ value: z.string(), label: z.string() })) }),
);

const sampleSchema = z.object({
  sku: z.string(),
  name: z.string(),
  price: z.number().nonnegative(),
  weight: z.number().nonnegative(),
  finishes: finishGroupsSchema,
  lineFinishes: finishGroupsSchema,
});
type Sample = z.infer<typeof sampleSchema>;
type CartItem = CheckoutCart["items"][number];

export type PricedCart = {
  readonly lines: readonly PricedLine[];
  readonly subtotal: Cents;
  readonly shipping: { readonly method: string; readonly label: string; readonly rate: Cents };
  readonly tax: { readonly percent: number; readonly total: Cents };
  readonly total: Cents;
};

/** Prices a cart from published content only; prices from the browser are ignored. */
export async function priceCart(
  content: Content,
  { items }: Pick<CheckoutCart, "items">,
  destination: Destination,
): Promise<Result<PricedCart, CheckoutFailure>> {
  const uniqueItems = keepLastPerSku(items);
  if (uniqueItems.length === 0) return err({ code: "empty-cart" });
  const skus = uniqueItems.map((item) => item.sku);
  const samples = await content.fetch(samplesQuery, { skus }, z.array(sampleSchema));
  const unavailableSkus = skus.filter((sku) => !samples.some((sample) => sample.sku === sku));
  if (unavailableSkus.length > 0) return err({ code: "items-unavailable", skus: unavailableSkus });

  const lines = uniqueItems.flatMap(({ sku, finish, otherFinishes }) =>
    // If two styles share a SKU, only one is ordered.
    samples
      .filter((sample) => sample.sku === sku)
      .slice(0, 1)
      .map((sample) => toPricedLine(sample, [finish, ...(otherFinishes ?? [])])),
  );
  const subtotal = sum(lines.map((line) => multiply(line.price, line.qty)));
  const shipping = chooseShippingMethod({
    methods: await fetchShippingMethods(content),
    subtotal,
    items: lines,
    ...destination,
  });
  if (shipping === NO_METHODS) return err({ code: "no-shipping-method" });
  const rules = await fetchTaxRules(content);
  const tax = computeTax({ rules, ...destination, itemsTotal: subtotal, shipping: shipping.rate });
  return ok({
    lines,
    subtotal,
    shipping: { method: shipping.method.type, label: shipping.method.displayName, rate: shipping.rate },
    tax: { percent: tax.taxPercent, total: tax.taxTotal },
    total: sum([subtotal, shipping.rate, tax.taxTotal]),
  });
}

/** Keeps one piece per SKU; a repeated SKU counts once, with its last finish. */
function keepLastPerSku(items: CheckoutCart["items"]): CheckoutCart["items"] {
  return [...new Map(items.map((item) => [item.sku, item])).values()];
}

function toPricedLine(sample: Sample, finishes: readonly CartItem["finish"][]): PricedLine {
  return {
    sku: sample.sku,
    name: sample.name,
    qty: 1,
    price: centsFromDollars(sample.price),
    weight: sample.weight,
    customOptions: toCustomOptions(sample, finishes),
  };
}

/** Returns one option per group: the SKU decides the color, the shopper the others (ORD-002). */
function toCustomOptions(
  sample: Sample,
  finishes: readonly CartItem["finish"][],
): PricedLine["customOptions"] {
  const chosenFinishes = finishes.flatMap((finish) => finish ?? []);
  const options = (chosenFinishes.length > 0 ? chosenFinishes : [{ type: colorGroup, value: "" }]).flatMap(
    (finish) => toCustomOption(sample, finish),
  );
  return [...new Map(options.map((option) => [option.type, option])).values()];
}

function toCustomOption(
  { finishes, lineFinishes }: Sample,
  { type, value }: NonNullable<CartItem["finish"]>,
): PricedLine["customOptions"] {
  const groups = [...finishes, ...lineFinishes].filter(({ name }) => name === type);
  const method =
    type === colorGroup
      ? groups[0]?.items[0]
      : groups.flatMap(({ items }) => items).find((item) => item.value === value);
  return method ? [{ type, label: method.label, value: method.value }] : [];
}
