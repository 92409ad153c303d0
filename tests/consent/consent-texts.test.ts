import { expect, it } from "vitest";
import { consentTexts } from "~/domains/consent/consent.messages";
import { preferencesLink } from "~/domains/consent/preferences-link";

it("shows the specified texts of the cookie banner", () => {
  expect(consentTexts).toEqual({
    banner: "Cookies",
    question:
      "The shop works without asking. May we also count visits, and see which advertisement led here? You can change your mind at any time.",
    privacy: "Privacy policy",
    acceptAll: "Accept all",
    rejectAll: "Reject all",
    manage: "Manage preferences",
    title: "Cookie preferences",
    save: "Save preferences",
    signal: "Your browser asks not to be tracked, and we take that as a no. You can allow more here.",
    categories: {
      necessary: { label: "Necessary", help: "Your choice here, your order, keeping forms safe. Always on." },
      analytics: { label: "Analytics", help: "Counting visits, without your name." },
      marketing: { label: "Marketing", help: "Measuring whether an advertisement led here." },
    },
  });
  expect(preferencesLink).toEqual({ text: "Cookie preferences", path: "#cookie-preferences" });
});
