export function when(date: string): string {
  return new Date(date).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}

export function day(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "medium" });
}

export function dollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}
