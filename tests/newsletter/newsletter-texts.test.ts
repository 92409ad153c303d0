import { describe, expect, it } from "vitest";
import { emailSite } from "#tests/support/shop/email-site";
import { createNewsletterEmail } from "~/domains/newsletter/emails/newsletter-email";
import { newsletterMessages } from "~/domains/newsletter/newsletter.messages";

describe("newsletter texts", () => {
  it("shows the specified texts to visitors", () => {
    expect(newsletterMessages).toEqual({
      failed: "This link does not open a subscription. Please use the one from our newest mail.",
      confirmTitle: "One press, and you are in",
      confirmText: "Press the button to get it. Every mail has a link to leave.",
      confirmed: "You are subscribed. Thank you.",
      over: "This link is over. Please subscribe again, and use the new one.",
      subscribed: "You are subscribed.",
      unsubscribed: "You are unsubscribed. We do not write to you any more.",
    });
  });

  it("sends the default confirmation email with an unsubscribe link", () => {
    const site = emailSite;
    const links = { confirm: "https://shop.example/yes", leave: "https://shop.example/no" };
    expect(createNewsletterEmail(site, null, links)).toMatchObject({
      subject: "Do you want the newsletter of Stile & Rail?",
      preheader: "One press confirms it.",
      heading: "One press is missing",
      intro: [
        "Somebody, we hope you, asked for the newsletter of Stile & Rail with this address.",
        "Press the button within seven days to get it. If it was not you, do nothing: nobody writes to you.",
      ],
      outro: [],
      button: { text: "Yes, write to me", href: "https://shop.example/yes" },
      secondaryLink: { text: "Leave the newsletter", href: "https://shop.example/no" },
    });
  });
});
