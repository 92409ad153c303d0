/**
 * Whether the sample of a style can be ordered, in GROQ, wherever a style is asked about: the board, a style's page and
 * its colors, the cart, the checkout, the editors' lists. Both switches are on until an editor switches one off; without
 * SKU, name and price there is nothing to order.
 */
export const sampleIsOrderable = `(orderSample != false && sample.enabled != false
  && defined(sample.sku) && defined(sample.name) && defined(sample.price))`;

type Style = {
  readonly orderSample?: boolean | null | undefined;
  readonly sample?:
    | {
        readonly sku?: string | null | undefined;
        readonly name?: string | null | undefined;
        readonly price?: number | null | undefined;
        readonly enabled?: boolean | null | undefined;
      }
    | null
    | undefined;
};

/** The same of a style's document. */
export function isOrderable({ orderSample, sample }: Style): boolean {
  return [orderSample !== false, sample?.enabled !== false, sample?.sku, sample?.name, sample?.price].every(
    (fact) => fact !== false && fact !== null && fact !== undefined,
  );
}

/** The picture of a style's sample, in GROQ: the one taken of it, else the style's first; one without a file is none. */
export const samplePicture = `coalesce(images[type == "sample" && defined(asset)][0], images[defined(asset)][0])`;
