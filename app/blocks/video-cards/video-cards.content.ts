import { z } from "zod";
import { imageSchema, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** Videos with thumbnails; its Studio schema is `studio/schemas/blocks/video-cards.ts`. */
export const videoCards = blockSchema("videoCards", {
  title: textSchema,
  description: optional(textSchema),
  videos: z
    .array(
      z.object({
        _key: z.string(),
        title: textSchema,
        description: optional(textSchema),
        videoUrl: z.string(),
        videoType: z.enum(["youtube", "video"]),
        /** Optional for YouTube videos, which have a thumbnail there. */
        thumbnail: optional(imageSchema),
        uploadDate: optional(z.string()),
        /** In pixels, by window width. */
        minHeights: optional(
          z.object({
            desktop: optional(z.number()),
            tablet: optional(z.number()),
            mobile: optional(z.number()),
          }),
        ),
      }),
    )
    .min(1),
});
