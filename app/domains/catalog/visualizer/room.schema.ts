import { z } from "zod";
import { imageShape, list, optional, wordsShape } from "~/content/shapes";
import { sampleOfferShape } from "../style.schema";

/** A finish that can be tried on in a room: the door style, and a picture of its color for each part of the room. */
export const roomFinishShape = z.object({
  code: z.string(),
  title: wordsShape,
  line: wordsShape,
  color: wordsShape,
  path: z.string(),
  swatch: optional(z.string()),
  chip: optional(imageShape),
  image: imageShape,
  finishValue: optional(z.string()),
  sample: optional(sampleOfferShape),
  main: imageShape,
  island: imageShape,
});
export type RoomFinish = z.infer<typeof roomFinishShape>;

/** A rendered room, and every finish its cabinets can be shown in; all its pictures have one size. */
export const roomShape = z.object({
  slug: z.string(),
  title: wordsShape,
  note: optional(wordsShape),
  base: imageShape,
  finishes: list(roomFinishShape),
});
export type Room = z.infer<typeof roomShape>;
