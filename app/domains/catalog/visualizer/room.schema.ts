import { z } from "zod";
import { imageSchema, list, optional, textSchema } from "~/content/schemas";
import { sampleOfferSchema } from "../style.schema";

/** A finish that can be tried on in a room: the door style, and a picture of its color for each part of the room. */
export const roomFinishSchema = z.object({
  code: z.string(),
  title: textSchema,
  line: textSchema,
  color: textSchema,
  path: z.string(),
  swatch: optional(z.string()),
  chip: optional(imageSchema),
  image: imageSchema,
  finishValue: optional(z.string()),
  sample: optional(sampleOfferSchema),
  main: imageSchema,
  island: imageSchema,
});
export type RoomFinish = z.infer<typeof roomFinishSchema>;

/** A rendered room, and every finish its cabinets can be shown in; all its pictures have one size. */
export const roomSchema = z.object({
  slug: z.string(),
  title: textSchema,
  note: optional(textSchema),
  base: imageSchema,
  finishes: list(roomFinishSchema),
});
export type Room = z.infer<typeof roomSchema>;
