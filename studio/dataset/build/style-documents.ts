import { lineOf } from "./copy/door-lines";
import { styleDescriptions } from "./copy/style-descriptions";
import { rich } from "./rich-text";
import { image, reference, type Stored, slug } from "./stored";
import { front, picturesOf, sampleDoor } from "./style-pictures";
import { specificationsOf } from "./style-specifications";
import {
  colourFamily,
  colourValue,
  isFrameless,
  isWood,
  type Style,
  samplePrice,
  styleId,
  styles,
} from "./styles";

/** The 60 door styles, each with pictures, finishes, sample and specifications (S1 §3, S3 §2.2, ruling D02). */
export const styleDocuments: readonly Stored[] = styles.map((style, index) => ({
  _id: styleId(style.code),
  _type: "style",
  code: slug(style.code),
  name: style.name,
  line: style.line,
  colour: style.colour,
  brand: reference(`brand-${style.brandSlug}`),
  category: reference("category-kitchen-cabinets"),
  title: style.name,
  description: rich(...descriptionOf(style)),
  shortDescription: rich(...shortPoints(style)),
  labels: labelsOf(style),
  images: picturesOf(style),
  sample: {
    sku: `SMPL-${style.code.toUpperCase()}`,
    name: `${style.name} Sample Door`,
    price: samplePrice(style),
    enabled: true,
  },
  finishGroups: [
    {
      _key: "color",
      _type: "finishGroup",
      name: "color",
      title: "Color",
      items: colourFamily(style).map(finishItem),
    },
  ],
  specifications: specificationsOf(style),
  layout: style.brand === "USCD" ? "v2" : "v1",
  orderSample: true,
  swatch: style.swatch,
  construction: style.construction,
  material: style.material,
  family: style.family,
  codeIsOurs: style.codeIsOurs,
  publishedAt: publishedAt(style, index),
  orderRank: (index + 1) * 10,
}));

function finishItem(style: Style) {
  return {
    _key: style.code,
    _type: "finishItem",
    value: colourValue(style),
    label: style.colour,
    image: image(
      `doors/${style.code}-chip.webp`,
      `${style.colour} finish on the ${style.line} door, close up`,
    ),
    style: reference(styleId(style.code)),
    previewImage: front(style),
    doorImage: sampleDoor(style),
  };
}

function shortPoints(style: Style): string[] {
  return [...lineOf(style).points, finishPoint(style), buildPoint(style)].map((point) => `- ${point}`);
}

function finishPoint(style: Style): string {
  if (style.construction === "slab_wood") return "Matched grain, sealed with a low-sheen top coat";
  if (isWood(style)) return "Hand-wiped stain under a catalyzed satin top coat";
  if (style.material === "gloss") return "Mirror-smooth clear coat, buffed at the bench";
  if (style.construction === "slab_matt") return "Super-matte face, about 5 % sheen";
  return "Baked-on catalyzed paint in a soft satin sheen";
}

function buildPoint(style: Style): string {
  return isFrameless(style)
    ? "Full-access frameless boxes with soft-close runners"
    : "Plywood boxes, dovetailed drawers, soft-close throughout";
}

function labelsOf(style: Style): string[] {
  const finish = isWood(style) ? "Wood grain" : style.material === "gloss" ? "High gloss" : "Painted";
  return [finish, isFrameless(style) ? "Frameless" : "Ready to assemble"];
}

function descriptionOf({ code }: Style): readonly string[] {
  const description = styleDescriptions[code];
  if (!description) throw new Error(`Style '${code}' has no description in copy/style-descriptions.ts`);
  return description;
}

/** Ruling C63: what is newest counts in lists. The earlier lines carry earlier dates; later rows are newer. */
function publishedAt({ codeIsOurs }: Style, index: number): string {
  const firstDay = codeIsOurs ? Date.UTC(2022, 2, 1, 15) : Date.UTC(2024, 1, 1, 15);
  return new Date(firstDay + index * 9 * 24 * 3_600_000).toISOString();
}
