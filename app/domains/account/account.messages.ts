import { codeDigits, signInMinutes } from "~/kernel/sign-in-code";

/** The texts of the account and of its sign-in. */
export const accountMessages = {
  noAddresses: "No addresses saved yet.",
  addressNotFound: "Address not found.",
  noAddressDetails: "No address details available",
  noAddressSet: "No address set",
  notProvided: "Not provided",
  deleteUnknown: "Unknown error",
  deleteUnreached: "Failed to delete address. Please try again.",
  bookFull: "An address book holds 50 addresses. Delete one first.",
  addressSaved: "Address saved.",
  addressDeleted: "Address deleted.",
  notUnderstood: "The request is not understood.",
  signInFirst: "Please sign in.",
} as const;

export const signInMessages = {
  codeDigits: `The code has ${codeDigits} digits`,
  wrongCode: (triesLeft: number) =>
    `This is not the code of the mail. ${triesLeft} ${triesLeft === 1 ? "try is" : "tries are"} left.`,
  over: `This link or code has been used, or is older than ${signInMinutes} minutes. Ask for a new one.`,
  tooManyMails:
    "Too many sign-in mails for this address. The latest one still works, or try again in an hour.",
  tooMany: "Too many tries. Please wait a few minutes.",
  signedOut: "You are signed out.",
} as const;
