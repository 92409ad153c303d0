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
  /** Used when the address has no phone number. */
  readonly phone?: string;
  readonly addresses: readonly (BillingAddress & { readonly type: string })[];
};

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
