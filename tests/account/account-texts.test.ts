import { describe, expect, it } from "vitest";
import { emailSite } from "#tests/support/shop/email-site";
import { accountMessages, signInMessages } from "~/domains/account/account.messages";
import { createSignInEmail } from "~/domains/account/emails/create-sign-in-email";
import { toSignInEmailText } from "~/domains/email/sign-in-email";
import { createStaffSignInEmail } from "~/domains/team/emails/create-team-email";

describe("account texts", () => {
  it("match the specified texts of addresses and requests [ACCT-010] [ACCT-011] [ACCT-012]", () => {
    expect(accountMessages).toEqual({
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
    });
  });

  it("match the specified texts of the sign-in", () => {
    const { wrongCode, ...fixed } = signInMessages;
    expect(wrongCode(1)).toBe("This is not the code of the mail. 1 try is left.");
    expect(wrongCode(4)).toBe("This is not the code of the mail. 4 tries are left.");
    expect(fixed).toEqual({
      codeDigits: "The code has 8 digits",
      over: "This link or code has been used, or is older than 15 minutes. Ask for a new one.",
      tooManyMails:
        "Too many sign-in mails for this address. The latest one still works, or try again in an hour.",
      tooMany: "Too many tries. Please wait a few minutes.",
      signedOut: "You are signed out.",
    });
  });
});

describe("sign-in email", () => {
  it("has the specified texts for customers and staff", () => {
    const site = emailSite;
    const parts = { site, link: "https://shop.example/in", code: "12345678" };
    expect(createSignInEmail(parts)).toEqual({
      ...parts,
      subject: "Your sign-in link and code for Stile & Rail",
      heading: "Sign in to your account",
      intro: "Open this link on any device. It works once, for 15 minutes.",
      button: "Sign in",
      outro:
        "If you did not ask to sign in to Stile & Rail, you can ignore this mail: without it nobody gets in. We never ask for the code on the phone.",
    });
    expect(toSignInEmailText(createSignInEmail(parts))).toContain(
      "Or type this code where you asked for it:\n1234 5678",
    );
    expect(createStaffSignInEmail(parts)).toEqual({
      ...parts,
      subject: "Your link and code for the Studio of Stile & Rail",
      heading: "Sign in to the Studio",
      intro: "Open this link on any device. It works once, for 15 minutes.",
      button: "Sign in",
      outro:
        "If you did not ask to sign in to the Studio of Stile & Rail, you can ignore this mail: without it nobody gets in. We never ask for the code on the phone.",
    });
  });
});
