import { z } from "zod";
import { nullToUndefined } from "~/content/schemas";
import { providers } from "../provider";

export const paymentMethodSchema = z.object({
  name: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  gateway: z.enum(providers).nullish(),
  sortOrder: nullToUndefined(z.number()),
  description: nullToUndefined(z.string()),
  dependsOn: nullToUndefined(z.string()),
  availableMethods: nullToUndefined(z.array(z.string())),
  /** Values of `paymentScopes`. A method with only unknown values is not offered. */
  scopes: nullToUndefined(z.array(z.string())),
  metadata: nullToUndefined(
    z.object({
      methodIcon: nullToUndefined(z.string()),
      iconWidth: nullToUndefined(z.number()),
      iconHeight: nullToUndefined(z.number()),
    }),
  ),
});
