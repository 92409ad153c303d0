import { imageFields } from "~/content/fragments.server";

/** The shop's public face; admin addresses stay where they are. */
export const siteQuery = `*[_id == "siteSettings"][0]{name, tagline, ogImage{${imageFields}}}`;

/** The shop as a business (`businessShape`), for the pages whose switches ask for it. */
export const businessQuery = `*[_id == "siteSettings"][0]{
  name, "description": tagline, "logo": select(defined(logo.asset) => logo{${imageFields}}), phone, email,
  address{street, city, state, zip}, "profiles": socials[].url
}`;
