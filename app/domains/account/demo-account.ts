/** Who signs in to look around the demo; the mail with the code comes to the demo's mailbox. */
export const demoCustomerEmail = "robin.holt@example.com";
