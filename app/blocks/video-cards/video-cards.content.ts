import { z } from "zod";
import { imageSchema, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** Films with their picture; filled in by `studio/schemas/blocks/video-cards.ts`. */
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
        /** A film on YouTube has one there. */
        thumbnail: optional(imageSchema),
        uploadDate: optional(z.string()),
        /** Pixels, by the width of the window. */
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
