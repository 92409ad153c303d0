/** An address of a customer's book (S2 §3.9): an order's address, and whether it is the first choice. */
export type SavedAddress = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly street1: string;
  readonly street2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly countryId: string;
  readonly phoneNumber: string;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
};
