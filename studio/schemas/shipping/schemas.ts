import type { SchemaTypeDefinition } from "sanity";
import { shippingMethod } from "./shipping-method";
import { countryRates, orderRange, ratesByItem, ratesByOrderValue, stateRate } from "./shipping-rates";

export const shippingSchemas: SchemaTypeDefinition[] = [
  shippingMethod,
  countryRates,
  orderRange,
  ratesByItem,
  ratesByOrderValue,
  stateRate,
];
