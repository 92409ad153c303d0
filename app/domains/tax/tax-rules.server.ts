import { z } from "zod";
import type { Content } from "~/content/client/content";
import { type TaxRule, taxRuleSchema } from "./tax-rule.schema";

const query = `*[_type == "taxRule"] | order(_id asc) {
  country, states[]{ state, zipCodes[]{ zipCode, taxPercentage } }
}`;

export function fetchTaxRules(content: Content): Promise<TaxRule[]> {
  return content.fetch(query, {}, z.array(taxRuleSchema));
}
