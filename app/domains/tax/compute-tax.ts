import { filterEntriesByState, isSameCode } from "~/domains/regions/region-codes";
import { findBestZipMatch } from "~/domains/regions/zip-pattern";
import { type Cents, multiplyByPercent, sum } from "~/kernel/money/money";
import type { TaxRule } from "./tax-rule.schema";

export type TaxRequest = {
  readonly rules: readonly TaxRule[];
  readonly country: string;
  readonly state: string;
  readonly zip: string;
  readonly itemsTotal: Cents;
  readonly shipping: Cents;
};

export type Tax = { readonly taxPercent: number; readonly taxTotal: Cents };

/** Computes the tax on items and shipping for an address; 0 without a matching rule (TAX-003, TAX-004). */
export function computeTax(request: TaxRequest): Tax {
  const taxPercent = findTaxPercent(request);
  return { taxPercent, taxTotal: multiplyByPercent(sum([request.itemsTotal, request.shipping]), taxPercent) };
}

function findTaxPercent({ rules, country, state, zip }: TaxRequest): number {
  const states = rules.filter((rule) => isSameCode(rule.country, country)).flatMap((rule) => rule.states);
  const zipCodes = filterEntriesByState(states, state).flatMap((entry) => entry.zipCodes);
  return findBestZipMatch(zip, zipCodes, ({ zipCode }) => [zipCode])?.taxPercentage ?? 0;
}
