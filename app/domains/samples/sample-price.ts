import { type Cents, formatMoney } from "~/kernel/money";

/** A sample's price as the buttons say it: most cost nothing (ruling A17). */
export function samplePrice(price: Cents): string {
  return price === 0 ? "Free" : formatMoney(price);
}
