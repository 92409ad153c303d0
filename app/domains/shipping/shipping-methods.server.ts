import { z } from "zod";
import type { Content } from "~/content/client/content";
import { type ShippingMethod, shippingMethodSchema } from "./shipping-method.schema";

const stateRates = `states[]{ state, zipCodes, rate, ratePerItem, isShippingDisabled }`;
const countries = `countries[]{ country, ${stateRates} }`;

const query = `*[_type == "shippingMethod"] | order(coalesce(sortOrder, 999) asc, _id asc) {
  type, displayName, description, isEnabled, sortOrder, calculateRateBy,
  "rates": {
    "byOrder": rates.byOrder { orderRange[]{ startValue, endValue, ${countries} } },
    "byItem": rates.byItem { ${countries} }
  }
}`;

/** Fetches all shipping methods in CMS order; `chooseShippingMethod` selects one. */
export function fetchShippingMethods(content: Content): Promise<ShippingMethod[]> {
  return content.fetch(query, {}, z.array(shippingMethodSchema));
}
