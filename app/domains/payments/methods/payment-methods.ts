import type { z } from "zod";
import { type Provider, paymentFlows } from "../provider";
import type { PublicConfig } from "../providers/provider-data";
import type { paymentMethodSchema } from "./payment-method.schema";

/** The places where a method may be offered (API-023). */
export const paymentScopes = ["sample-order", "convert-to-order", "complete-order-payment"] as const;
export type PaymentScope = (typeof paymentScopes)[number];

type ConfiguredMethod = Omit<z.infer<typeof paymentMethodSchema>, "scopes" | "gateway">;

/** A payment method as the browser receives it; `config` holds only the publishable keys of its gateway. */
export type PaymentMethod = ConfiguredMethod &
  (
    | { readonly gateway: Provider; readonly config: PublicConfig<Provider> }
    | { readonly gateway?: null; readonly config: Readonly<Record<string, never>> }
  );

/** Leaves out methods whose `dependsOn` method is missing (PAY-001). */
export function omitUnmetDependencies(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  const names = new Set(methods.map(({ name }) => name));
  const availableMethods = methods.filter(({ dependsOn }) => !dependsOn || names.has(dependsOn));
  return availableMethods.length === methods.length
    ? availableMethods
    : omitUnmetDependencies(availableMethods);
}

/** Chooses the enabled default method, else the first (PAY-004). */
export function chooseDefaultMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  return methods.find((method) => method.isDefault) ?? methods[0] ?? null;
}

/**
 * Leaves out further methods that only take a card, because a shopper cannot tell two gateways apart. The
 * default method stays, else the first.
 */
export function omitFurtherCardMethods(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  const card = chooseDefaultMethod(methods.filter(isCardMethod));
  return methods.filter((method) => method === card || !isCardMethod(method));
}

/** A method with `availableMethods` takes more than cards, and one with its own button has no card fields. */
function isCardMethod({ gateway, availableMethods = [] }: PaymentMethod): boolean {
  return Boolean(gateway && paymentFlows[gateway] !== "approve-capture" && availableMethods.length === 0);
}
