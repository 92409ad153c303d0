import { ImageIcon } from "@sanity/icons";
import { defineField } from "sanity";

type Picture = {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly group?: string;
  readonly fieldset?: string;
  readonly required?: boolean;
};

/** What a picture shows, in words: read aloud to people who cannot see it, and by search engines. */
export const altText = defineField({
  name: "alt",
  title: "What the picture shows",
  description:
    "One sentence for people who cannot see it: “Shaker door in navy paint, seen from the front”. Not “image of…”.",
  type: "string",
  validation: (rule) =>
    rule.custom((alt, context) => {
      const picture = context.parent;
      const hasPicture =
        typeof picture === "object" && picture !== null && "asset" in picture && picture.asset;
      if (!hasPicture || alt?.trim()) return true;
      return "Describe the picture in one sentence: some visitors only hear the page.";
    }),
});

/** A picture with focal point, crop and its description in words. */
export function picture({ required = false, ...field }: Picture) {
  return defineField({
    ...field,
    type: "image",
    icon: ImageIcon,
    options: { hotspot: true },
    fields: [altText],
    validation: (rule) => (required ? rule.required().assetRequired().error("Choose a picture.") : rule),
  });
}
