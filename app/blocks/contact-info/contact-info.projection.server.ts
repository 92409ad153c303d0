import { linkAddress } from "~/content/document-address";
import { projectImage } from "~/content/groq-fragments.server";
import { shopContactQuery } from "~/content/site-settings.server";
import { createProjection, selectFields } from "../projection.server";
import { contactInfo } from "./contact-info.content";

export const contactInfoProjection = createProjection(contactInfo, {
  ...selectFields("title", "description", "layout", "hasChat"),
  items: `items[]{
    _key, type, title, subTitle, text, enableMapLink, mapLink, icon, hours[]{_key, days, time},
    "path": ${linkAddress("link.")}, "image": ${projectImage("image")}
  }`,
  site: shopContactQuery,
});
