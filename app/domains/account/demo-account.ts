/** The customer of the demo. Its sign-in email arrives in the demo's mailbox. */
export const demoCustomerEmail = "robin.holt@example.com";
