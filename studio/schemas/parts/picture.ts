import { ImageIcon } from "@sanity/icons";
import { defineField, type ImageValue, type ValidationContext } from "sanity";
import { type PicturePlacement, pictureRatios } from "../../../app/content/pictures/picture-ratios";

type Picture = {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly group?: string;
  readonly fieldset?: string;
  readonly required?: boolean;
  /** An additional rule that may read other fields. */
  readonly rule?: (value: ImageValue | undefined, context: ValidationContext) => true | string;
  /** Places where the shop crops the picture. Without a place, it keeps its aspect ratio. */
  readonly shownAs?: readonly PicturePlacement[];
};

const placementTitles: Readonly<Record<PicturePlacement, string>> = {
  banner: "Edge to edge",
  bannerNarrow: "On phones and tablets",
  bannerSplit: "Text beside it",
  split: "Side by side",
  kitchen: "A kitchen",
  advice: "Advice",
  overlay: "Text on a panel",
  finance: "Finance",
  wide: "A wide picture",
  wideNarrow: "Wide ones on phones",
  cardOfTwo: "Two in a row",
  cardOfThree: "Three in a row",
  cardOfFour: "Four in a row",
  cardWide: "Wide card",
  featureLarge: "Large card",
  featureSmall: "Small card",
  featureLast: "Last card alone",
  step: "Step",
  invitation: "Call to action",
  door: "Card and gallery",
  room: "Room",
  chip: "Chip",
  film: "Video",
  post: "Card and top of the post",
  menu: "Large menu",
  contact: "Beside the contact methods",
  formSide: "Beside a form",
  popup: "Popup",
  result: "Beside the text",
  notFound: "Page not found",
  portrait: "Portrait",
  shared: "Shared link",
};

/** Returns hotspot previews with the aspect ratios of these places. */
export function createHotspotOptions(placements: readonly PicturePlacement[]) {
  return {
    previews: placements.map((placement) => ({
      title: placementTitles[placement],
      aspectRatio: pictureRatios[placement],
    })),
  };
}

/** The alt text of a picture, for screen readers and search engines. */
export const altTextField = defineField({
  name: "alt",
  title: "What the picture shows",
  description:
    "One sentence for people who can't see it: “Shaker door in navy paint, seen from the front”. Not “image of…”.",
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

/** Defines a picture with hotspot, crop and alt text. */
export function definePictureField({ required = false, rule: pictureRule, shownAs = [], ...field }: Picture) {
  return defineField({
    ...field,
    type: "image",
    icon: ImageIcon,
    options: { hotspot: createHotspotOptions(shownAs) },
    fields: [altTextField],
    validation: (rule) => {
      if (pictureRule) return rule.custom(pictureRule);
      return required ? rule.required().assetRequired().error("Choose a picture.") : rule;
    },
  });
}
