/** A file with literals of its own, and why it cannot use the tokens. */
export type AllowedLiterals = { readonly file: string; readonly reason: string };

/** An entry nobody needs any more fails the check. */
export const literalsAllowed: readonly AllowedLiterals[] = [
  { file: "app/domains/email/mail-palette.ts", reason: "Mail programs read no custom properties." },
  { file: "app/domains/email/order-mail-html.ts", reason: "Mail programs want inline styles in pixels." },
  {
    file: "app/domains/payments/views/card-element-style.ts",
    reason: "Stripe's frame is another origin: it reads neither our properties nor our rem.",
  },
  {
    file: "app/edge/studio-waiting-page.ts",
    reason: "Shown before any build is there: it carries its own style sheet.",
  },
];
