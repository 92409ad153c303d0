import type { SiteSettings } from "~/content/site-settings";
import type { LetterSite } from "./letter";

type SiteOfLetters = Pick<SiteSettings, "name" | "address" | "phone" | "email"> & {
  /** The picture on top. */
  readonly mailHeader?: { readonly src: string } | undefined;
};

/** The head and foot of the shop's writing paper. */
export function letterSiteOf(site: SiteOfLetters, publicUrl: string): LetterSite {
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
