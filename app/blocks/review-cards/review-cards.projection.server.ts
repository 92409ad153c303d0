import { projectImage } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { reviewCards } from "./review-cards.content";

export const reviewCardsProjection = createProjection(reviewCards, {
  ...selectFields("title"),
  reviews: `reviews[]->{
    "_key": _id, _id, name, rating, platform, location, reviewText, "profilePicture": ${projectImage("profilePicture")}
  }`,
});
