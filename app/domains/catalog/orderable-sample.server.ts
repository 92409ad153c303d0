/**
 * Whether the sample of a style can be ordered, in GROQ, wherever a style is asked about: the board, a style's page and
 * its colors, the cart, the checkout. Both switches are on until an editor switches one off; without SKU, name and price
 * there is nothing to order.
 */
export const sampleIsOrderable = `(orderSample != false && sample.enabled != false
  && defined(sample.sku) && defined(sample.name) && defined(sample.price))`;
