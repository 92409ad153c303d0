/** The texts of the shipping box and of its validation (SHIP-001 to SHIP-003, CHK-021). */
export const shippingMessages = {
  calculating: "Calculating shipping rate…",
  beforeAddress: "Shipping will be calculated after entering address.",
  noMethods:
    "Sorry, no shipping methods are available for the selected shipping address. Please try using a different address, as you will not be able to proceed without selecting a shipping method.",
  noMethodsInvalid: "Sorry, no shipping methods are available for the selected shipping address.",
  rateFailed: "Failed to calculate shipping",
} as const;
