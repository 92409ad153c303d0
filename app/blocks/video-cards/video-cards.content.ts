import { z } from "zod";
import { imageSchema, nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** Videos with thumbnails; its Studio schema is `studio/schemas/blocks/video-cards.ts`. */
export const videoCards = createBlockSchema("videoCards", {
  title: textSchema,
  description: nullToUndefined(textSchema),
  videos: z
    .array(
      z.object({
        _key: z.string(),
        title: textSchema,
        description: nullToUndefined(textSchema),
        videoUrl: z.string(),
        videoType: z.enum(["youtube", "video"]),
        /** Optional for YouTube videos, which have a thumbnail there. */
        thumbnail: nullToUndefined(imageSchema),
        uploadDate: nullToUndefined(z.string()),
        /** In pixels, by window width. */
        minHeights: nullToUndefined(
          z.object({
            desktop: nullToUndefined(z.number()),
            tablet: nullToUndefined(z.number()),
            mobile: nullToUndefined(z.number()),
          }),
        ),
      }),
    )
    .min(1),
});
