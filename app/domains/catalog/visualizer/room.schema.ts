import { z } from "zod";
import { imageSchema, list, nullToUndefined, textSchema } from "~/content/schemas";
import { sampleOfferSchema } from "../style.schema";

/** A selectable finish of a room: its style, and a picture of its color for each part. */
export const roomFinishSchema = z.object({
  code: z.string(),
  title: textSchema,
  line: textSchema,
  color: textSchema,
  path: z.string(),
  swatch: nullToUndefined(z.string()),
  chip: nullToUndefined(imageSchema),
  image: imageSchema,
  finishValue: nullToUndefined(z.string()),
  sample: nullToUndefined(sampleOfferSchema),
  main: imageSchema,
  island: imageSchema,
});
export type RoomFinish = z.infer<typeof roomFinishSchema>;

/** A rendered room with its selectable finishes; all pictures have the same size. */
export const roomSchema = z.object({
  slug: z.string(),
  title: textSchema,
  note: nullToUndefined(textSchema),
  base: imageSchema,
  finishes: list(roomFinishSchema),
});
export type Room = z.infer<typeof roomSchema>;
