import { z } from "zod";
import { optional } from "~/content/schemas";
import { providers } from "../provider";

export const paymentMethodSchema = z.object({
  name: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  gateway: z.enum(providers).nullish(),
  sortOrder: optional(z.number()),
  description: optional(z.string()),
  dependsOn: optional(z.string()),
  availableMethods: optional(z.array(z.string())),
  /** Values of `paymentScopes`. A method with only unknown values is not offered. */
  scopes: optional(z.array(z.string())),
  metadata: optional(
    z.object({
      methodIcon: optional(z.string()),
      iconWidth: optional(z.number()),
      iconHeight: optional(z.number()),
    }),
  ),
});
