import { linkAddress, stylePath } from "~/kernel/document-address";

/** GROQ fragments that many projections share; their results are parsed by the shapes in shapes.ts. */

/** The inside of an image as `imageShape`, without the stand-in that is shown until it arrives: for long lists of small ones. */
export const imageFieldsWithoutPlaceholder = `
  "src": asset->url,
  "alt": coalesce(alt, ""),
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "focus": hotspot{x, y},
  crop{top, bottom, left, right}
`;

/** The inside of an image as `imageShape`: `images[]{${imageFields}}`. */
export const imageFields = `${imageFieldsWithoutPlaceholder}, "lqip": asset->metadata.lqip`;

/** An image field as `imageShape`; null while an editor has chosen no picture, whatever else the field holds. */
export const projectImage = (field: string, fields = imageFields) =>
  `select(defined(${field}.asset) => ${field}{${fields}})`;

export const actionFields = `text, title, "path": ${linkAddress("link.")}, variant, target, showIcon`;

/** A button as `actionShape`; null while nobody has written its words: the Studio begins one with every new block. */
export const projectAction = (field: string) => `select(defined(${field}.text) => ${field}{${actionFields}})`;
export const projectActions = (field: string) => `${field}[]{${actionFields}}`;

/** A field of Portable Text with the addresses of its links; nothing else is resolved here. */
export const projectPortableText = (field: string) =>
  `${field}[]{..., markDefs[]{_key, _type, "href": ${linkAddress()}}}`;

/** A question with its answer; the aliases `title` and `description` are read too (FAQ-001). */
export const faqFields = `"question": coalesce(question, title), "answer": ${projectPortableText("coalesce(answer, description)")}`;
/** The same as a member of a list (`faqShape`). */
export const faqItemProjection = `{"_key": _id, _id, ${faqFields}}`;

/**
 * The members of a list that are documents of their own, or stand in it, as either: a finish and a section may be shared by
 * many styles. One that is not published is left out.
 */
export const projectOwnOrReferenced = (field: string, known: string) =>
  `${field}[]{...select(defined(_ref) => @->, @)}[defined(${known})]`;

const colors = 'finishGroups[name == "color"][0].items';
const [ownFinish, ownInline] = [`${colors}[0]->`, `${colors}[0].`];

/** The finish of a style: the first of its colors. */
export const styleColorProjection = {
  chip: (fields = imageFields) =>
    `select(defined(${ownFinish}image.asset) => ${ownFinish}image{${fields}}, defined(${ownInline}image.asset) => ${ownInline}image{${fields}})`,
  value: `coalesce(${ownFinish}value, ${ownInline}value)`,
  /** The document it is read from. */
  ref: `${colors}[0]._ref`,
};

/** A style as cards show it (`styleCardShape`). */
export const styleCardFields = `
  _id,
  "code": code.current,
  "title": name,
  line,
  color,
  labels,
  "path": ${stylePath},
  "brandName": brand->name,
  swatch,
  "chip": ${styleColorProjection.chip()},
  "image": images[defined(asset)][0]{${imageFields}},
  "colorCount": count(${colors})
`;

/** The same with the colors of its line: for a few cards, not for a wall of them. */
export const coloredCardFields = `${styleCardFields},
  "colors": ${projectOwnOrReferenced(colors, "image.asset")}[defined(style->code.current)]{
    label, "path": style->{"path": ${stylePath}}.path, image{${imageFieldsWithoutPlaceholder}}
  }
`;
