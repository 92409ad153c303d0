import { projectActions, projectImage } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { banner } from "./banner.content";

export const bannerProjection = createProjection(banner, {
  ...selectFields("title", "subTitle", "description", "bannerLayout"),
  ratings: "select(defined(ratings.text) && defined(ratings.star) => ratings{text, star})",
  image: projectImage("image"),
  tabletImage: projectImage("tabletImage"),
  mobileImage: projectImage("mobileImage"),
  actions: projectActions("actions"),
});
