import { projectImage } from "~/content/groq-fragments.server";
import { projectionOf, stored } from "../projection.server";
import { reviewCards } from "./review-cards.content";

/** What reviews ask of the content. */
export const reviewCardsQuery = projectionOf(reviewCards, {
  ...stored("title"),
  reviews: `reviews[]->{
    "_key": _id, _id, name, rating, platform, location, reviewText, "profilePicture": ${projectImage("profilePicture")}
  }`,
});
