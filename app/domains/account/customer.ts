/** A customer with an account: a verified email address and profile data. */
export type Customer = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly createdAt: Date;
};

/** Returns the customer's full name; empty when none is known. */
export function getCustomerName({ firstName, lastName }: Pick<Customer, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns the identity by which a customer's orders are found. */
export function toOrderOwner({ id, email }: Customer) {
  return { customerId: id, email };
}
