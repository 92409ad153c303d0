import { z } from "zod";
import type { Content } from "~/content/content";
import { type TaxRule, taxRuleShape } from "./tax-rule";

const query = `*[_type == "taxRule"] | order(_id asc) {
  country, states[]{ state, zipCodes[]{ zipCode, taxPercentage } }
}`;

/** Every tax rule of the site. */
export function taxRules(content: Content): Promise<TaxRule[]> {
  return content.fetch(query, {}, z.array(taxRuleShape));
}
