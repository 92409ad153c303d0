import { z } from "zod";
import type { SavedAddress } from "./addresses/saved-address";
import type { Customer } from "./customer";

const address = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  street1: z.string(),
  street2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  countryId: z.string(),
  phoneNumber: z.string(),
  isDefault: z.boolean(),
});

/** The response of GET /api/my-account/me (API-024): the signed-in customer (ACCT-004). */
export const meSchema = z.object({
  success: z.literal(true),
  data: z.object({
    user: z.object({ id: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() }),
    customer: z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phoneNumber: z.string(),
      addresses: z.array(address),
      defaultShipping: z.string().nullable(),
      defaultBilling: z.string().nullable(),
    }),
  }),
});
export type Me = z.infer<typeof meSchema>;

/**
 * Returns the customer's data as API-027 defines it. The schema removes all other columns before the data leaves the
 * server.
 */
export function toMe(customer: Customer, addresses: readonly SavedAddress[]): Me {
  return meSchema.parse({
    success: true,
    data: {
      user: customer,
      customer: {
        ...customer,
        addresses: addresses.map((saved) => ({
          ...saved,
          isDefault: saved.isDefaultShipping || saved.isDefaultBilling,
        })),
        defaultShipping: addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.id ?? null,
        defaultBilling: addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.id ?? null,
      },
    },
  });
}
