import { projectImage } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { videoCards } from "./video-cards.content";

export const videoCardsProjection = createProjection(videoCards, {
  ...selectFields("title", "description"),
  videos: `videos[]{
    _key, title, description, videoUrl, videoType, uploadDate, minHeights{desktop, tablet, mobile},
    "thumbnail": ${projectImage("thumbnail")}
  }`,
});
