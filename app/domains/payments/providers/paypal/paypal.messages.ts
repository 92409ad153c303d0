/** The exact texts of PayPal, and the message for a closed window. */
export const paypalMessages = {
  incompleteForm: "Please complete all required fields before proceeding with payment.",
  configurationFailed: "Failed to load PayPal configuration. Please try again later.",
  configurationMissing: "PayPal configuration not found.",
  createFailed: "Failed to create PayPal order. Please try again.",
  updateFailed: "Failed to update PayPal order. Please try again.",
  nothingToCapture: "No PayPal order to capture. Please try again.",
  captureFailed: "Failed to capture PayPal payment. Please try again.",
  failed: "An error occurred during the PayPal transaction. Please try again.",
  canceled: "You left PayPal before paying. You weren't charged; click the PayPal button to try again.",
  pressButton: "Please click the PayPal button to pay.",
} as const;
