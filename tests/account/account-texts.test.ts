import { describe, expect, it } from "vitest";
import { emailSite } from "#tests/support/shop/email-site";
import { accountMessages, signInMessages } from "~/domains/account/account.messages";
import { createSignInEmail } from "~/domains/account/emails/create-sign-in-email";
import { toSignInEmailText } from "~/domains/email/sign-in-email";
import { createStaffSignInEmail } from "~/domains/team/emails/create-team-email";

describe("account texts", () => {
  it("uses the specification's texts for addresses and account requests [ACCT-010] [ACCT-011] [ACCT-012]", () => {
    expect(accountMessages).toEqual({
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
    });
  });

  it("uses the specification's texts for the sign-in page", () => {
    const { wrongCode, ...fixed } = signInMessages;
    expect(wrongCode(1)).toBe("That isn't the code from the email. 1 try is left.");
    expect(wrongCode(4)).toBe("That isn't the code from the email. 4 tries are left.");
    expect(fixed).toEqual({
      codeDigits: "The code has 8 digits",
      signInExpired: "This link or code has been used or is more than 15 minutes old. Ask for a new one.",
      tooManyMails:
        "Too many sign-in emails to this address. The latest one still works, or try again in an hour.",
      tooMany: "Too many tries. Please wait a few minutes.",
      signedOut: "You're signed out.",
    });
  });
});

describe("sign-in email", () => {
  it("uses the specification's texts for the sign-in emails of customers and staff", () => {
    const site = emailSite;
    const parts = { site, link: "https://shop.example/in", code: "12345678" };
    expect(createSignInEmail(parts)).toEqual({
      ...parts,
      subject: "Your sign-in link and code for Stile & Rail",
      heading: "Sign in to your account",
      intro: "Open this link on any device. It works once, for 15 minutes.",
      button: "Sign in",
      outro:
        "If you didn't ask to sign in to Stile & Rail, you can ignore this email: no one can sign in without it. We never ask for the code over the phone.",
    });
    expect(toSignInEmailText(createSignInEmail(parts))).toContain(
      "Or enter this code where you asked for it:\n1234 5678",
    );
    expect(createStaffSignInEmail(parts)).toEqual({
      ...parts,
      subject: "Your link and code for the Stile & Rail Studio",
      heading: "Sign in to the Studio",
      intro: "Open this link on any device. It works once, for 15 minutes.",
      button: "Sign in",
      outro:
        "If you didn't ask to sign in to the Stile & Rail Studio, you can ignore this email: no one can sign in without it. We never ask for the code over the phone.",
    });
  });
});
