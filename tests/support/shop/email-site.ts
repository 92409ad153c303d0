import type { EmailSite } from "~/domains/email/layout/email-layout";

/** The site data of emails for a shop without a logo. */
export const emailSite: EmailSite = {
  name: "Stile & Rail",
  url: "https://shop.example",
  headerImage: null,
  addressLine: "117 South Central Avenue, Sidney, MT 59270",
  phone: "(406) 555-0142",
  email: "hello@stileandrail.example",
};
