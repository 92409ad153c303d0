import type { Payer } from "./payment-handle";

type BillingAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly street1: string;
  readonly street2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly countryId: string;
};

type BilledCustomer = {
  readonly email: string;
  /** Where the address has none. */
  readonly phone?: string;
  readonly addresses: readonly (BillingAddress & { readonly type: string })[];
};

/** Who pays: whose billing address it is. */
export function toPayer({ addresses, email, phone = "" }: BilledCustomer): Payer {
  const billing = addresses.find(({ type }) => type === "billing");
  return {
    name: billing ? `${billing.firstName} ${billing.lastName}` : "",
    email,
    phone: billing?.phoneNumber || phone,
    line1: billing?.street1 ?? "",
    line2: billing?.street2 ?? "",
    city: billing?.city ?? "",
    state: billing?.state ?? "",
    zip: billing?.zipCode ?? "",
    country: billing?.countryId ?? "",
  };
}
