import type { SiteSettings } from "~/content/site-settings";
import type { EmailSite } from "./email-layout";

type EmailSiteSettings = Pick<SiteSettings, "name" | "address" | "phone" | "email"> & {
  /** The picture on top. */
  readonly mailHeader?: { readonly src: string } | undefined;
};

/** The head and foot of the shop's writing paper. */
export function toEmailSite(site: EmailSiteSettings, publicUrl: string): EmailSite {
  const { name, mailHeader, address, phone, email } = site;
  const place = [address?.street, address?.city, [address?.state, address?.zip].filter(Boolean).join(" ")];
  return {
    name,
    url: publicUrl,
    headerImage: mailHeader ? new URL(`${mailHeader.src}?w=1200&fm=jpg&q=85`, publicUrl).href : null,
    addressLine: place.filter(Boolean).join(", "),
    phone: phone ?? null,
    email: email ?? null,
  };
}
