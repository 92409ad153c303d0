/** A file that may contain literals, and the reason why it cannot use the tokens. */
export type AllowedLiterals = { readonly file: string; readonly reason: string };

/** The files that may contain literals. An unused entry fails the check. */
export const literalsAllowed: readonly AllowedLiterals[] = [
  { file: "app/domains/email/layout/email-palette.ts", reason: "Mail programs read no custom properties." },
  {
    file: "app/domains/email/layout/dark-mode-rules.ts",
    reason: "Its rules find elements of mails by their inline styles.",
  },
  {
    file: "app/domains/email/layout/email-layout.tsx",
    reason: "Mail programs want inline styles in pixels.",
  },
  {
    file: "app/domains/catalog/spreadsheet/column-help.ts",
    reason: "The example of a color in a sheet is what somebody writes into it.",
  },
  {
    file: "app/domains/orders/emails/order-email-view.tsx",
    reason: "Mail programs want inline styles in pixels.",
  },
  {
    file: "app/domains/forms/emails/form-email-view.tsx",
    reason: "Mail programs want inline styles in pixels.",
  },
  {
    file: "app/domains/email/sign-in-email-view.tsx",
    reason: "Mail programs want inline styles in pixels.",
  },
  {
    file: "app/domains/quotes/emails/quote-email-view.tsx",
    reason: "Mail programs want inline styles in pixels.",
  },
  {
    file: "app/domains/payments/providers/stripe/card-element-style.ts",
    reason: "Stripe's frame is another origin: it reads neither our properties nor our rem.",
  },
  {
    file: "app/edge/studio/studio-waiting-page.ts",
    reason: "Shown before any build is there: it carries its own style sheet.",
  },
];
