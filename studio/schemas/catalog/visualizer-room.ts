import { HomeIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { byLastEdit, byRank, byTitle, orderRankField } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { formatCount } from "../parts/preview";
import { defineSlugField } from "../parts/slug-field";

/** A rendered room that shows its cabinets in every finish (PAGE-008). */
export const visualizerRoom = defineType({
  name: "visualizerRoom",
  title: "Visualizer room",
  type: "document",
  icon: HomeIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      description:
        "“Kitchen with an island”. It describes the picture to people who can't see it, and is shown when there are several rooms.",
      type: "string",
      validation: (rule) => rule.required().error("A room needs a title."),
    }),
    defineSlugField({
      title: "Name in the address",
      description: "kitchen becomes /visualizer?room=kitchen.",
      source: "title",
      takenMessage: "Another room already has this name. Choose another word.",
    }),
    defineField({
      name: "note",
      title: "Line below the picture",
      description: "Say what the picture is: a rendered room, not a photograph.",
      type: "string",
    }),
    definePictureField({
      name: "base",
      title: "The room with uncolored cabinets",
      description: "The finish pictures are laid over this one, so they all have to be the same size.",
      required: true,
    }),
    defineField({
      name: "finishes",
      title: "Finishes",
      description: "The first one is shown on the cabinets, the second one on the island. Drag to reorder.",
      type: "array",
      of: [
        defineArrayMember({
          name: "roomFinish",
          title: "Finish",
          type: "object",
          fields: [
            defineField({
              name: "style",
              title: "Door style",
              type: "reference",
              to: [{ type: "style" }],
              validation: (rule) => rule.required().error("Choose a door style."),
            }),
            definePictureField({ name: "main", title: "Main cabinets in this finish", required: true }),
            definePictureField({ name: "island", title: "Island in this finish", required: true }),
          ],
          preview: { select: { title: "style.name", subtitle: "style.brand.name", media: "main" } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error("Add at least one finish."),
    }),
    orderRankField(),
  ],
  orderings: [byRank, byTitle, byLastEdit],
  preview: {
    select: { title: "title", finishes: "finishes.length", media: "base" },
    prepare: ({ title, finishes, media }) => ({
      title: title ?? "No title yet",
      subtitle: formatCount(finishes, "finish"),
      media,
    }),
  },
});
