export function when(date: string): string {
  return new Date(date).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}

export function day(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "medium" });
}

export function dollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** How many there are; the shop counts no further than a thousand. */
export function countText(total: number, [one, many]: readonly [string, string]): string {
  if (total > 1_000) return `More than 1,000 ${many}`;
  return total === 1 ? `1 ${one}` : `${total} ${many}`;
}
