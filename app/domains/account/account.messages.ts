import { codeDigits, signInMinutes } from "~/kernel/sign-in-code";

export const accountMessages = {
  noAddresses: "No addresses saved yet.",
  addressNotFound: "Address not found.",
  noAddressDetails: "No address details available",
  noAddressSet: "No address set",
  notProvided: "Not provided",
  deleteUnknown: "Unknown error",
  deleteUnreached: "Failed to delete address. Please try again.",
  bookFull: "You can save up to 50 addresses. Delete one first.",
  addressSaved: "Address saved.",
  addressDeleted: "Address deleted.",
  notUnderstood: "We couldn't understand that request.",
  signInFirst: "Please sign in.",
} as const;

export const signInMessages = {
  codeDigits: `The code has ${codeDigits} digits`,
  wrongCode: (triesLeft: number) =>
    `That isn't the code from the email. ${triesLeft} ${triesLeft === 1 ? "try is" : "tries are"} left.`,
  signInExpired: `This link or code has been used or is more than ${signInMinutes} minutes old. Ask for a new one.`,
  tooManyMails:
    "Too many sign-in emails to this address. The latest one still works, or try again in an hour.",
  tooMany: "Too many tries. Please wait a few minutes.",
  signedOut: "You're signed out.",
} as const;
