import { TagIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { shadowTextField } from "../parts/block-fields";
import { byLastEdit, byName, byRank, orderRankField } from "../parts/order";
import { definePictureField } from "../parts/picture";
import { defineRichTextField } from "../parts/rich-text";
import { defineSlugField } from "../parts/slug-field";

/** A maker of cabinets with its own page. An editor's page with the same URL adds blocks to it. */
export const brand = defineType({
  name: "brand",
  title: "Brand",
  type: "document",
  icon: TagIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      validation: (rule) => rule.required().error("A brand needs a name."),
    }),
    defineSlugField({
      description:
        "jsi-cabinetry becomes /products/kitchen-cabinets/jsi-cabinetry. Links follow when you change it.",
      source: "name",
      takenMessage: "Another brand already has this address. Choose another word.",
    }),
    shadowTextField,
    defineField({
      name: "description",
      title: "Short description",
      description:
        "One or two sentences. They are shown below the name on its page, in search results and on shared links.",
      type: "text",
      rows: 3,
    }),
    defineRichTextField({
      name: "body",
      title: "About the brand",
      description: "Shown on the brand's page below the door styles.",
    }),
    definePictureField({
      name: "image",
      title: "Picture",
      shownAs: ["split"],
      description: "A kitchen by this brand, in landscape. It's shown beside the text about the brand.",
    }),
    orderRankField(),
  ],
  orderings: [byRank, byName, byLastEdit],
  preview: { select: { title: "name", subtitle: "description", media: "image" } },
});
