import type { z } from "zod";
import type { paymentMethodSchema } from "./payment-method.schema";
import type { Provider } from "./provider";
import type { PublicConfig } from "./providers/provider-data";

/** Where a method may be offered (API-023). */
export const paymentScopes = ["sample-order", "convert-to-order", "complete-order-payment"] as const;
export type PaymentScope = (typeof paymentScopes)[number];

type ConfiguredMethod = Omit<z.infer<typeof paymentMethodSchema>, "scopes" | "gateway">;

/** A method as the browser gets it: `config` holds publishable keys only, those of its own gateway. */
export type PaymentMethod = ConfiguredMethod &
  (
    | { readonly gateway: Provider; readonly config: PublicConfig<Provider> }
    | { readonly gateway?: null; readonly config: Readonly<Record<string, never>> }
  );

/** PAY-001: a method that goes only together with another is offered where that one is. */
export function omitUnmetDependencies(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  const names = new Set(methods.map(({ name }) => name));
  const kept = methods.filter(({ dependsOn }) => !dependsOn || names.has(dependsOn));
  return kept.length === methods.length ? kept : omitUnmetDependencies(kept);
}

/** PAY-004: the enabled default, else the first. */
export function chooseDefaultMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  return methods.find((method) => method.isDefault) ?? methods[0] ?? null;
}
