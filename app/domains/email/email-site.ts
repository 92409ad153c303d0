import type { SiteSettings } from "~/content/site-settings";
import type { EmailSite } from "./layout/email-layout";

type EmailSiteSettings = Pick<SiteSettings, "name" | "address" | "phone" | "email"> & {
  readonly mailHeader?: { readonly src: string } | undefined;
};

/** Returns the sender data for the header and footer of emails. */
export function toEmailSite(site: EmailSiteSettings, publicUrl: string): EmailSite {
  const { name, mailHeader, address, phone, email } = site;
  const addressParts = [
    address?.street,
    address?.city,
    [address?.state, address?.zip].filter(Boolean).join(" "),
  ];
  return {
    name,
    url: publicUrl,
    headerImage: mailHeader ? new URL(`${mailHeader.src}?w=1200&fm=jpg&q=85`, publicUrl).href : null,
    addressLine: addressParts.filter(Boolean).join(", "),
    phone: phone ?? null,
    email: email ?? null,
  };
}
