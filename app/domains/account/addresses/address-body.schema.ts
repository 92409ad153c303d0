import { z } from "zod";
import { idSchema } from "~/kernel/text/text.schema";
import {
  type AddressDefaults,
  type AddressValues,
  addressPropertyByField,
  normalizeAddressValues,
} from "./address-values";

const maxTextLength = 2_000;
const text = z
  .string()
  .max(maxTextLength)
  .regex(/^\P{Cc}*$/u)
  .nullish()
  .transform((value) => value ?? "");

/** The body of POST and PUT /api/my-account/address, with the field names of an order's address. */
export const addressBodySchema = z.object({
  id: idSchema.nullish(),
  email: text,
  firstName: text,
  lastName: text,
  company: text,
  street1: text,
  street2: text,
  city: text,
  state: text,
  zipCode: text,
  countryId: text,
  phoneNumber: text,
  isDefault: z.boolean().nullish(),
  isDefaultShipping: z.boolean().nullish(),
  isDefaultBilling: z.boolean().nullish(),
});
export type AddressBody = z.infer<typeof addressBodySchema>;

/** Converts the body to the values of the address form; `isDefault` sets both defaults. */
export function toAddressInput(body: AddressBody): {
  readonly values: AddressValues;
  readonly defaults: AddressDefaults;
} {
  return {
    values: normalizeAddressValues((field) => body[addressPropertyByField[field]]),
    defaults: {
      isDefaultShipping: body.isDefaultShipping ?? body.isDefault ?? false,
      isDefaultBilling: body.isDefaultBilling ?? body.isDefault ?? false,
    },
  };
}
