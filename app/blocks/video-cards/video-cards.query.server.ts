import { projectImage } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { videoCards } from "./video-cards.content";

export const videoCardsQuery = createProjection(videoCards, {
  ...storedFields("title", "description"),
  videos: `videos[]{
    _key, title, description, videoUrl, videoType, uploadDate, minHeights{desktop, tablet, mobile},
    "thumbnail": ${projectImage("thumbnail")}
  }`,
});
