import { projectImage } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { reviewCards } from "./review-cards.content";

export const reviewCardsQuery = createProjection(reviewCards, {
  ...storedFields("title"),
  reviews: `reviews[]->{
    "_key": _id, _id, name, rating, platform, location, reviewText, "profilePicture": ${projectImage("profilePicture")}
  }`,
});
