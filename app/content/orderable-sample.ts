/**
 * GROQ condition: the sample of a style can be ordered. Every query about styles uses it. Both switches are on until an
 * editor turns one off. A sample also needs SKU, name and price.
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

/**
 * Returns whether the sample of a style document can be ordered: the TypeScript form of the condition above.
 */
export function isOrderable({ orderSample, sample }: Style): boolean {
  return [orderSample !== false, sample?.enabled !== false, sample?.sku, sample?.name, sample?.price].every(
    (value) => value !== false && value !== null && value !== undefined,
  );
}

/** GROQ expression: the picture of a style's sample, else the style's first. Pictures without a file are skipped. */
export const samplePicture = `coalesce(images[type == "sample" && defined(asset)][0], images[defined(asset)][0])`;
