import type { LocalBusiness, Organization, WithContext } from "schema-dts";
import { getImageUrl } from "~/content/pictures/image";
import type { Business } from "~/content/site-settings";
import { omitUndefined } from "~/kernel/omit-undefined";
import type { SchemaSwitches } from "./seo.schema";

const logoWidth = 600;
const vocabulary = { "@context": "https://schema.org" } as const;

/** Creates LocalBusiness and Organization structured data, each with its own switch (SEO-015). */
export function createBusinessSchemas(
  business: Business | undefined,
  { localBusiness, organization }: Pick<SchemaSwitches, "localBusiness" | "organization">,
  publicUrl: string,
): (WithContext<LocalBusiness> | WithContext<Organization>)[] {
  if (!business) return [];
  const fields = toBusinessFields(business, publicUrl);
  return [
    ...(localBusiness ? [{ ...vocabulary, "@type": "LocalBusiness" as const, ...fields }] : []),
    ...(organization ? [{ ...vocabulary, "@type": "Organization" as const, ...fields }] : []),
  ];
}

/** Returns the fields of the business without empty ones. */
function toBusinessFields(
  { name, tagline, logo, phone, email, address, socials }: Business,
  publicUrl: string,
) {
  const picture = logo && new URL(getImageUrl(logo, logoWidth), publicUrl).href;
  return omitUndefined({
    name,
    description: tagline,
    url: new URL("/", publicUrl).href,
    logo: picture,
    image: picture,
    telephone: phone,
    email,
    address:
      address &&
      omitUndefined({
        "@type": "PostalAddress" as const,
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: "US",
      }),
    sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
  });
}
