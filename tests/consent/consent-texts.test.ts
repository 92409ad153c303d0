import { expect, it } from "vitest";
import { consentTexts } from "~/domains/consent/consent.messages";
import { preferencesLink } from "~/domains/consent/preferences-link";

it("shows the specification's texts in the cookie banner", () => {
  expect(consentTexts).toEqual({
    banner: "Cookies",
    question:
      "We use only the cookies the shop needs to work. May we also count visits and see which ads bring people here? You can change your mind at any time.",
    privacy: "Privacy policy",
    acceptAll: "Accept all",
    rejectAll: "Reject all",
    manage: "Manage preferences",
    title: "Cookie preferences",
    save: "Save preferences",
    signal: "Your browser asks not to be tracked, so we treat that as a no. You can allow more here.",
    categories: {
      necessary: {
        label: "Necessary",
        help: "Your choices here, your order, keeping forms secure. Always on.",
      },
      analytics: { label: "Analytics", help: "Counting visits, without your name." },
      marketing: { label: "Marketing", help: "Measuring whether an ad brought you here." },
    },
  });
  expect(preferencesLink).toEqual({ text: "Cookie preferences", path: "#cookie-preferences" });
});
