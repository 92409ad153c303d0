import type { z } from "zod";
import type { paymentMethodShape } from "./payment-method.schema";
import type { Provider } from "./provider";
import type { ConfigOf } from "./providers/provider-data";

/** Where a method may be offered (API-023). */
export const paymentScopes = ["sample-order", "convert-to-order", "complete-order-payment"] as const;
export type PaymentScope = (typeof paymentScopes)[number];

type Written = Omit<z.infer<typeof paymentMethodShape>, "scopes" | "gateway">;

/** A method as the browser gets it: `config` holds publishable keys only, those of its own gateway. */
export type OfferedMethod = Written &
  (
    | { readonly gateway: Provider; readonly config: ConfigOf<Provider> }
    | { readonly gateway?: null; readonly config: Readonly<Record<string, never>> }
  );

/** PAY-001: a method that goes only together with another is offered where that one is. */
export function withTheirCompanions(methods: readonly OfferedMethod[]): readonly OfferedMethod[] {
  const names = new Set(methods.map(({ name }) => name));
  const kept = methods.filter(({ dependsOn }) => !dependsOn || names.has(dependsOn));
  return kept.length === methods.length ? kept : withTheirCompanions(kept);
}

/** PAY-004: the enabled default, else the first. */
export function defaultMethod(methods: readonly OfferedMethod[]): OfferedMethod | null {
  return methods.find((method) => method.isDefault) ?? methods[0] ?? null;
}
