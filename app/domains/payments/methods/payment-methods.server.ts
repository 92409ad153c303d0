import { z } from "zod";
import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import type { Log } from "~/kernel/log";
import type { PaymentGateways } from "../payment-gateway";
import { paymentMethodSchema } from "./payment-method.schema";
import { omitUnmetDependencies, type PaymentMethod, type PaymentScope } from "./payment-methods";

const query = `*[_type == "paymentMethod" && enabled == true] | order(coalesce(sortOrder, 999) asc, name asc) {
  name, title, enabled, "isDefault": coalesce(isDefault, false), gateway, sortOrder, description, dependsOn,
  availableMethods, scopes, metadata { methodIcon, iconWidth, iconHeight }
}`;

/**
 * Lists the payment methods a shopper may choose, in CMS order (PAY-004). A method must be enabled, fit the
 * scope, have gateway keys, and have the method it depends on. No scopes means everywhere; invalid ones are
 * left out.
 */
export async function listPaymentMethods(
  {
    gateways,
    ...sources
  }: { readonly content: Content; readonly gateways: PaymentGateways; readonly log: Log },
  scope?: PaymentScope,
): Promise<readonly PaymentMethod[]> {
  const methods = await fetchLeniently(sources, query, {}, z.array(paymentMethodSchema));
  const available = methods.flatMap(({ scopes, gateway: provider, ...method }): PaymentMethod[] => {
    if (scope && scopes && scopes.length > 0 && !scopes.includes(scope)) return [];
    if (!provider) return [{ ...method, config: {} }];
    const gateway = gateways[provider];
    return gateway ? [{ ...method, gateway: provider, config: gateway.publicConfig }] : [];
  });
  return omitUnmetDependencies(available);
}
