import { projectActions, projectImage } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { banner } from "./banner.content";

export const bannerQuery = createProjection(banner, {
  ...storedFields("title", "subTitle", "description", "bannerLayout"),
  ratings: "select(defined(ratings.text) && defined(ratings.star) => ratings{text, star})",
  image: projectImage("image"),
  tabletImage: projectImage("tabletImage"),
  mobileImage: projectImage("mobileImage"),
  actions: projectActions("actions"),
});
