import { z } from "zod";
import type { Content } from "~/content/content";
import { optional } from "~/content/shapes";
import { type Gateways, providers } from "~/domains/payments/gateway";

/** Where a method may be offered (S2 §7, ruling C84). */
export const paymentScopes = ["sample-order", "convert-to-order", "complete-order-payment"] as const;
export type PaymentScope = (typeof paymentScopes)[number];

const query = `*[_type == "paymentMethod" && enabled == true] | order(coalesce(sortOrder, 999) asc, name asc) {
  name, title, enabled, "isDefault": coalesce(isDefault, false), gateway, sortOrder, description, dependsOn,
  availableMethods, scopes, metadata { methodIcon, iconWidth, iconHeight }
}`;

const methodShape = z.object({
  name: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  gateway: z.enum(providers).nullish(),
  sortOrder: optional(z.number()),
  description: optional(z.string()),
  dependsOn: optional(z.string()),
  availableMethods: optional(z.array(z.string())),
  scopes: optional(z.array(z.enum(paymentScopes))),
  metadata: optional(
    z.object({
      methodIcon: optional(z.string()),
      iconWidth: optional(z.number()),
      iconHeight: optional(z.number()),
    }),
  ),
});

/** A method as the browser gets it (S2 §3.7): `config` holds publishable keys only. */
export type OfferedMethod = Omit<z.infer<typeof methodShape>, "scopes"> & {
  readonly config: Readonly<Record<string, string>>;
};

/**
 * The methods a shopper may choose, in site order (ruling C21): switched on by an editor, meant for this place,
 * and with a gateway that has its keys. A method without scopes is offered everywhere.
 */
export async function offeredMethods(
  { content, gateways }: { readonly content: Content; readonly gateways: Gateways },
  scope?: PaymentScope,
): Promise<readonly OfferedMethod[]> {
  const methods = await content.fetch(query, {}, z.array(methodShape));
  return methods.flatMap(({ scopes, ...method }) => {
    if (scope && scopes && scopes.length > 0 && !scopes.includes(scope)) return [];
    const gateway = method.gateway ? gateways[method.gateway] : undefined;
    if (method.gateway && !gateway) return [];
    return [{ ...method, config: gateway?.publicConfig ?? {} }];
  });
}

/** PAY-004: the enabled default, else the first. */
export function defaultMethod(methods: readonly OfferedMethod[]): OfferedMethod | null {
  return methods.find((method) => method.isDefault) ?? methods[0] ?? null;
}
