import { PlayIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType, type ImageValue, type ValidationContext } from "sanity";
import { defineTitleField, descriptionField } from "../parts/block-fields";
import { definePictureField } from "../parts/picture";
import { formatCount, joinPreviewParts } from "../parts/preview";
import { validateLinkUrl } from "../rules/urls";

const defineHeightField = (name: string, text: string) =>
  defineField({
    name,
    title: text,
    type: "number",
    validation: (rule) => rule.integer().min(1).error("Enter a whole number of pixels, 1 or more."),
  });

const film = defineArrayMember({
  name: "videoCard",
  title: "Video",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required().error("A video needs a title."),
    }),
    defineField({
      name: "description",
      title: "What it shows",
      description:
        "For people who cannot see or hear it. Text beyond 250 characters is collapsed until a visitor opens it.",
      type: "text",
      rows: 3,
    }),
    defineField({
      name: "videoType",
      title: "Where the video is",
      type: "string",
      options: {
        list: [
          { title: "Our own file", value: "video" },
          { title: "YouTube", value: "youtube" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "video",
      validation: (rule) => rule.required().error("Choose where the video is."),
    }),
    defineField({
      name: "videoUrl",
      title: "Video URL",
      type: "string",
      validation: (rule) => [rule.required().error("Enter the video URL."), rule.custom(validateLinkUrl)],
    }),
    definePictureField({
      name: "thumbnail",
      title: "Picture before it plays",
      description: "A YouTube video has its own picture; this one is shown if that doesn't load.",
      rule: validateThumbnail,
      shownAs: ["film"],
    }),
    defineField({
      name: "uploadDate",
      title: "Published on",
      description: "Search engines list a video only if they know its date.",
      type: "date",
    }),
    defineField({
      name: "minHeights",
      title: "Minimum height in pixels",
      description: "Leave empty to keep the video's own proportions.",
      type: "object",
      options: { columns: 3, collapsible: true, collapsed: true },
      fields: [
        defineHeightField("desktop", "Desktop"),
        defineHeightField("tablet", "Tablet"),
        defineHeightField("mobile", "Phone"),
      ],
    }),
  ],
  preview: { select: { title: "title", subtitle: "videoUrl", media: "thumbnail" } },
});

export const videoCards = defineType({
  name: "videoCards",
  title: "Videos",
  description: "Videos that play on the page when clicked.",
  type: "object",
  icon: PlayIcon,
  fields: [
    defineTitleField({ required: true }),
    descriptionField,
    defineField({
      name: "videos",
      title: "Videos",
      type: "array",
      of: [film],
      validation: (rule) => rule.required().min(1).error("Add at least one video."),
    }),
  ],
  preview: {
    select: { title: "title", videos: "videos.length", media: "videos.0.thumbnail" },
    prepare: ({ title, videos, media }) => ({
      title: title ?? "No title yet",
      subtitle: joinPreviewParts("Videos", formatCount(videos, "video")),
      media,
    }),
  },
});

function validateThumbnail(value: ImageValue | undefined, { parent }: ValidationContext): true | string {
  const isOnYoutube =
    typeof parent === "object" && parent !== null && "videoType" in parent && parent.videoType === "youtube";
  return value?.asset || isOnYoutube ? true : "Choose a picture.";
}
