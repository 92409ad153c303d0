import { boxes, lineOf } from "./copy/door-lines";
import { finishes } from "./copy/finishes";
import { styleDescriptions } from "./copy/style-descriptions";
import { canBeGlazed, glazeId, glazes } from "./glazes";
import { rich } from "./rich-text";
import { image, reference, type Stored, slug } from "./stored";
import { front, picturesOf, sampleDoor } from "./style-pictures";
import { specificationsOf } from "./style-specifications";
import {
  colorFamily,
  colorValue,
  finishId,
  finishKind,
  isFrameless,
  type Style,
  samplePrice,
  styleId,
  styles,
} from "./styles";

const glazeGroup = {
  _key: "glaze",
  _type: "finishGroup",
  name: "glaze",
  title: "Glaze",
  items: glazes.map(({ value }) => ({ ...reference(glazeId(value)), _key: value })),
};

/** The 60 door styles, each with pictures, finishes, sample and specifications (S1 §3, S3 §2.2, ruling D02). */
export const styleDocuments: readonly Stored[] = styles.map((style, index) => ({
  _id: styleId(style.code),
  _type: "style",
  code: slug(style.code),
  name: style.name,
  line: style.line,
  color: style.color,
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
      items: colorFamily(style).map(({ code }) => ({ ...reference(finishId(code)), _key: code })),
    },
    ...(canBeGlazed(style) ? [glazeGroup] : []),
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

/** The finish of each style, which all styles of its line offer, and the glazes. */
export const finishDocuments: readonly Stored[] = [
  ...styles.map(colorDocument),
  ...glazes.map(glazeDocument),
];

function glazeDocument({ value, label, alt }: (typeof glazes)[number]): Stored {
  return { _id: glazeId(value), _type: "finish", value, label, image: image(`glazes/${value}.webp`, alt) };
}

function colorDocument(style: Style): Stored {
  return {
    _id: finishId(style.code),
    _type: "finish",
    value: colorValue(style),
    label: style.color,
    image: image(
      `doors/${style.code}-chip.webp`,
      `${style.color} finish on the ${style.line} door, close up`,
    ),
    style: { ...reference(styleId(style.code)), _weak: true },
    previewImage: front(style),
    doorImage: sampleDoor(style),
  };
}

/** The seven points of a style: its door, its finish, its box. */
function shortPoints(style: Style): string[] {
  const box = isFrameless(style) ? boxes.frameless : boxes.framed;
  return [
    ...lineOf(style).points,
    finishes[finishKind(style)].point,
    box.point,
    "Dovetailed birch drawers on full-extension runners",
    "Soft-close doors and drawers, adjusted with one screwdriver",
    box.assembly,
  ].map((point) => `- ${point}`);
}

function labelsOf(style: Style): string[] {
  return [finishes[finishKind(style)].label, isFrameless(style) ? "Frameless" : "Ready to assemble"];
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
