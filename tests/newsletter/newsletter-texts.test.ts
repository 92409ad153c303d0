import { describe, expect, it } from "vitest";
import { emailSite } from "#tests/support/shop/email-site";
import { createNewsletterEmail } from "~/domains/newsletter/emails/newsletter-email";
import { newsletterMessages } from "~/domains/newsletter/newsletter.messages";

describe("newsletter texts", () => {
  it("shows visitors the specification's newsletter texts", () => {
    expect(newsletterMessages).toEqual({
      failed: "This link doesn't match a subscription. Please use the one in our most recent email.",
      confirmTitle: "Confirm your subscription",
      confirmText: "Click the button to subscribe. Every email has a link to unsubscribe.",
      confirmed: "You're subscribed. Thank you.",
      linkExpired: "This link has expired. Please subscribe again and use the new one.",
      subscribed: "You're subscribed.",
      unsubscribed: "You're unsubscribed. We won't send you any more newsletters.",
    });
  });

  it("sends the default confirmation email with an unsubscribe link", () => {
    const site = emailSite;
    const links = { confirm: "https://shop.example/yes", unsubscribe: "https://shop.example/no" };
    expect(createNewsletterEmail(site, null, links)).toMatchObject({
      subject: "Confirm your subscription to Stile & Rail",
      preheader: "One click confirms it.",
      heading: "One more click",
      intro: [
        "Someone, hopefully you, signed up for the Stile & Rail newsletter with this email address.",
        "Click the button within seven days to start getting it. If it wasn't you, ignore this email and we won't write again.",
      ],
      outro: [],
      button: { text: "Yes, sign me up", href: "https://shop.example/yes" },
      secondaryLink: { text: "Unsubscribe", href: "https://shop.example/no" },
    });
  });
});
