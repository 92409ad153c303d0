import { describe, expect, it } from "vitest";
import {
  staffQuoteFailureStatus,
  staffQuoteFailureTexts,
} from "~/domains/quotes/back-office/staff-quote.failures";
import { type QuoteEmailKind, quoteButtons, toQuoteEmailCopy } from "~/domains/quotes/emails/quote-email";
import { activityTexts, quoteMessages } from "~/domains/quotes/quote.messages";

describe("the messages about a quote", () => {
  it("uses the quote messages of the specification", () => {
    expect(quoteMessages).toEqual({
      linkExpired: "The quote link has expired. Please contact admin to receive a new payment link.",
      linkWrong: "Quote not found. The link may be incorrect.",
      notFound: "Quote not found.",
      idRequired: "Quote ID is required",
      fetchFailed: "Failed to fetch quote",
      fetchUnreached: "Failed to fetch quote. Please try again.",
      noItems: "No quote items found.",
      paymentFailed: "Error while handling Payment",
      trouble: "An error occurred while processing your payment. Please try again.",
      changed: "This quote was changed in the meantime. Please check it again before you pay.",
      converted: "Quote converted to order successfully.",
      paymentUnderReview: "A payment is under review. Please don't pay it again in the meantime.",
      preview: "Preview: this is the page your customer will see. Nothing can be paid here.",
      linkHint: "Enter the quote number and email from your quote email and we'll send a new link.",
      linkRequested: "If we have that quote, our staff will send a new link to its email address.",
    });
  });

  it.each([
    [activityTexts.created, "Quote created"],
    [activityTexts.copied("000000007"), "Copied from quote 000000007"],
    [activityTexts.fromForm, "Made from a form submission"],
    [activityTexts.saved("$12.00"), "Saved; the total is $12.00"],
    [activityTexts.sent("ada@example.com"), "Sent to ada@example.com"],
    [activityTexts.linkMade, "A link was copied"],
    [activityTexts.extended("May 4, 2027"), "Valid until May 4, 2027"],
    [activityTexts.canceled, "Canceled"],
    [activityTexts.opened, "Opened by the customer"],
    [activityTexts.declined("Card declined"), "A payment failed: Card declined"],
    [activityTexts.reviewCanceled, "A payment was released after a review; nothing was charged"],
    [activityTexts.review("another amount"), "A payment needs review: another amount"],
    [activityTexts.ordered, "Paid: the quote became an order"],
    [activityTexts.late, "Money arrived for a quote that was canceled or expired"],
    [activityTexts.linkRequested, "The customer asked for a new link"],
    [activityTexts.reminded, "The customer was reminded"],
    [activityTexts.expiryEmailed, "The customer was told that the quote has expired"],
  ])("includes the activity text of a quote: %s", (message, text) => expect(message).toBe(text));
});

describe("a refused staff action on a quote", () => {
  it.each([
    ["no-shipping-method", 422, "No shipping method covers this address. Enter your own shipping charge."],
    ["discount-too-high", 422, "The discount leaves nothing to pay."],
    ["minimum-too-high", 422, "The minimum payment is higher than the total."],
    ["no-such-quote", 404, "This quote doesn't exist."],
    ["not-editable", 409, "This quote can't be changed anymore."],
    ["changed-meanwhile", 409, "Someone changed this quote in the meantime. Reload it."],
    [
      "payment-under-way",
      409,
      "A payment for this quote has arrived or is pending. It can't be changed now.",
    ],
    ["is-expired", 409, "This quote has expired. Extend it first."],
    ["above-balance", 422, "That's more than is due."],
    ["recorded-before", 409, "This payment was already recorded."],
  ] as const)("shows the message of a refused staff action: %s", (code, status, text) => {
    expect([staffQuoteFailureStatus[code], staffQuoteFailureTexts[code]]).toEqual([status, text]);
  });
});

describe("the default copy of quote emails", () => {
  const values = {
    "quote-id": "000000042",
    name: "Ada",
    date: "May 4, 2027",
    "site-name": "Stile & Rail",
  };

  it.each([
    [
      "quote",
      {
        subject: "Your quote 000000042 from Stile & Rail",
        preheader: "Every line, and a link to pay it.",
        heading: "Your quote, Ada",
        intro: [
          "Thank you for letting us plan with you. Quote 000000042 is ready and good until May 4, 2027.",
        ],
        outro: ["The link is only for you. Questions? Just reply to this email."],
      },
      "Review and pay",
    ],
    [
      "quote-reminder",
      {
        subject: "Your quote 000000042 is good until May 4, 2027",
        preheader: "You have a few days left.",
        heading: "Still thinking it over, Ada?",
        intro: ["Quote 000000042 is good until May 4, 2027. After that, prices may have changed."],
        outro: ["Something not right yet? Reply to this email and we'll change it."],
      },
      "Review and pay",
    ],
    [
      "quote-expired",
      {
        subject: "Your quote 000000042 has expired",
        preheader: "We can send you a new one quickly.",
        heading: "Your quote has expired, Ada",
        intro: ["Quote 000000042 was good until May 4, 2027. Its link no longer takes payments."],
        outro: ["Reply to this email and we'll send you a new one with today's prices."],
      },
      null,
    ],
    [
      "quote-link-request",
      {
        subject: "New link requested for quote 000000042",
        preheader: "Ada can't open the quote anymore.",
        heading: "Quote 000000042",
        intro: ["Ada asked for a new link to this quote."],
        outro: [],
      },
      "Open the sales desk",
    ],
  ] as const satisfies readonly (readonly [QuoteEmailKind, object, string | null])[])(
    "uses the specification's default copy for the quote email %s",
    (kind, text, button) => {
      expect(toQuoteEmailCopy(kind, null, values)).toMatchObject(text);
      expect(quoteButtons[kind]).toBe(button);
    },
  );
});
