import { z } from "zod";
import { optional } from "~/content/shapes";
import { type Provider, providers } from "./provider";
import type { ConfigOf } from "./providers/provider-data";

/** Where a method may be offered (S2 §7, ruling C84). */
export const paymentScopes = ["sample-order", "convert-to-order", "complete-order-payment"] as const;
export type PaymentScope = (typeof paymentScopes)[number];

export const paymentMethodShape = z.object({
  name: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  gateway: z.enum(providers).nullish(),
  sortOrder: optional(z.number()),
  description: optional(z.string()),
  dependsOn: optional(z.string()),
  availableMethods: optional(z.array(z.string())),
  /** `paymentScopes`; a word that is none of them is no place, and offers the method nowhere. */
  scopes: optional(z.array(z.string())),
  metadata: optional(
    z.object({
      methodIcon: optional(z.string()),
      iconWidth: optional(z.number()),
      iconHeight: optional(z.number()),
    }),
  ),
});

type Written = Omit<z.infer<typeof paymentMethodShape>, "scopes" | "gateway">;

/** A method as the browser gets it (S2 §3.7): `config` holds publishable keys only, those of its own gateway. */
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
