/** Who has an account: a proven mailbox, and what its owner told of themselves. */
export type Customer = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly createdAt: Date;
};

/** How a page calls a customer: by name where one is known. */
export function getCustomerName({ firstName, lastName }: Pick<Customer, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
