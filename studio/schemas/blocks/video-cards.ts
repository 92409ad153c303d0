import { PlayIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType, type ImageValue, type ValidationContext } from "sanity";
import { description, title } from "../parts/block-fields";
import { picture } from "../parts/picture";
import { count, line } from "../parts/preview";
import { linkTarget } from "../rules/addresses";

const height = (name: string, words: string) =>
  defineField({
    name,
    title: words,
    type: "number",
    validation: (rule) => rule.integer().min(1).error("Whole pixels, 1 or more."),
  });

/** S1 §3: a video card. */
const film = defineArrayMember({
  name: "videoCard",
  title: "Film",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required().error("A film needs a title."),
    }),
    defineField({
      name: "description",
      title: "What it shows",
      description: "In words for people who cannot see or hear it. After 250 characters it unfolds.",
      type: "text",
      rows: 3,
    }),
    defineField({
      name: "videoType",
      title: "Where it lies",
      type: "string",
      options: {
        list: [
          { title: "A film of our own", value: "video" },
          { title: "YouTube", value: "youtube" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "video",
      validation: (rule) => rule.required().error("Where does the film lie?"),
    }),
    defineField({
      name: "videoUrl",
      title: "Address of the film",
      type: "string",
      validation: (rule) => [rule.required().error("Where is the film?"), rule.custom(linkTarget)],
    }),
    picture({
      name: "thumbnail",
      title: "Picture before it plays",
      description: "A film on YouTube has its picture there; this one stands in while that does not come.",
      rule: wantedForOwnFilm,
      shownAs: ["film"],
    }),
    defineField({
      name: "uploadDate",
      title: "Published on",
      description: "Search engines show a film only with its date.",
      type: "date",
    }),
    defineField({
      name: "minHeights",
      title: "Least height in pixels",
      description: "Leave it empty: the film keeps its proportions.",
      type: "object",
      options: { columns: 3, collapsible: true, collapsed: true },
      fields: [height("desktop", "Desktop"), height("tablet", "Tablet"), height("mobile", "Phone")],
    }),
  ],
  preview: { select: { title: "title", subtitle: "videoUrl", media: "thumbnail" } },
});

export const videoCards = defineType({
  name: "videoCards",
  title: "Films",
  description: "Films that play in their place at a press on their picture.",
  type: "object",
  icon: PlayIcon,
  fields: [
    title({ required: true }),
    description,
    defineField({
      name: "videos",
      title: "Films",
      type: "array",
      of: [film],
      validation: (rule) => rule.required().min(1).error("Add at least one film."),
    }),
  ],
  preview: {
    select: { title: "title", videos: "videos.length", media: "videos.0.thumbnail" },
    prepare: ({ title, videos, media }) => ({
      title: title ?? "No title yet",
      subtitle: line("Films", count(videos, "film")),
      media,
    }),
  },
});

function wantedForOwnFilm(value: ImageValue | undefined, { parent }: ValidationContext): true | string {
  const isOnYoutube =
    typeof parent === "object" && parent !== null && "videoType" in parent && parent.videoType === "youtube";
  return value?.asset || isOnYoutube ? true : "Choose a picture.";
}
