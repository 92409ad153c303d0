import type { SchemaTypeDefinition } from "sanity";
import { metaTag, seo } from "./seo";
import { announcement, openingHours, postalAddress, socialProfile } from "./shop-details";
import { siteSettings } from "./site-settings";

export const siteSchemas: SchemaTypeDefinition[] = [
  siteSettings,
  announcement,
  openingHours,
  postalAddress,
  socialProfile,
  metaTag,
  seo,
];
