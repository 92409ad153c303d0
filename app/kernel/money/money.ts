/** Money is integer cents inside the shop. Only input and output use decimals (PAY-043). */
export type Cents = number & { readonly __unit: "cents" };

/** Converts an integer to cents. It throws on fractions, because a fraction of a cent is a bug. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  return (amount === 0 ? 0 : amount) as Cents;
}

export const ZERO = cents(0);

/** Rounds dollars to cents, half away from zero. 10.005 becomes 1001 despite its binary representation. */
export function centsFromDollars(dollars: number): Cents {
  return cents(roundHalfAway(Number((dollars * 100).toPrecision(15))));
}

/** Converts cents to dollars for JSON responses: 1250 becomes 12.5. */
export function toDollars(amount: Cents): number {
  return amount / 100;
}

/**
 * Formats cents as a plain decimal without currency or separators, for providers and spreadsheets: -1250 is "-12.50".
 */
export function toDecimalText(amount: Cents): string {
  return (amount / 100).toFixed(2);
}

/** Formats an amount as '$1,234.50': exactly two decimals, with thousands separators (FMT-001). */
export function formatMoney(amount: Cents): string {
  const [wholeDollars = "0", fraction = "00"] = (Math.abs(amount) / 100).toFixed(2).split(".");
  return `${amount < 0 ? "-" : ""}$${wholeDollars.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}

export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}

export function multiply(amount: Cents, quantity: number): Cents {
  return cents(amount * quantity);
}

/**
 * Returns a percentage of an amount, rounded once to the cent, half away from zero (TAX-004). `percent` 8.25 is 8.25
 * %.
 */
export function multiplyByPercent(amount: Cents, percent: number): Cents {
  return cents(roundHalfAway(Number(((amount * percent) / 100).toPrecision(15))));
}

/** Splits an amount by weights with the largest remainder method. The shares add up to the exact amount (TAX-004). */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const totalWeight = weights.reduce((total, weight) => total + weight, 0);
  if (totalWeight <= 0) return weights.map((_, index) => (index === 0 ? amount : ZERO));
  const exactShares = weights.map((weight) => (amount * weight) / totalWeight);
  const shares = exactShares.map(Math.floor);
  const missing = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exactShares
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, missing);
  for (const { index } of byRemainder) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map(cents);
}

function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}
