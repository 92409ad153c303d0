import { imageUrl } from "~/content/image";
import type { Business } from "./business.schema";
import type { SchemaSwitches } from "./seo.schema";

const logoWidth = 600;

/** LocalBusiness and Organization structured data, each by its own switch (SEO-015); none before the settings exist. */
export function businessSchemas(
  business: Business | null,
  { localBusiness, organization }: Pick<SchemaSwitches, "localBusiness" | "organization">,
  publicUrl: string,
): object[] {
  if (!business) return [];
  const facts = factsOf(business, publicUrl);
  return [
    ...(localBusiness ? [{ "@context": "https://schema.org", "@type": "LocalBusiness", ...facts }] : []),
    ...(organization ? [{ "@context": "https://schema.org", "@type": "Organization", ...facts }] : []),
  ];
}

/** JSON leaves out what the editor has not filled in. */
function factsOf({ name, description, logo, phone, email, address, profiles }: Business, publicUrl: string) {
  const picture = logo && new URL(imageUrl(logo, logoWidth), publicUrl).href;
  return {
    name,
    description,
    url: new URL("/", publicUrl).href,
    logo: picture,
    image: picture,
    telephone: phone,
    email,
    address: address && {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: "US",
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}
