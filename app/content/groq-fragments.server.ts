import { linkAddress, stylePath } from "./document-address";

/** Shared GROQ fragments. The schemas in schemas.ts parse their results. */

/** The fields of an image for `imageSchema`, without the placeholder, for long lists of small pictures. */
export const imageFieldsWithoutPlaceholder = `
  "src": asset->url,
  "alt": coalesce(alt, ""),
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "focus": hotspot{x, y},
  crop{top, bottom, left, right}
`;

/** The fields of an image for `imageSchema`: `images[]{${imageFields}}`. */
export const imageFields = `${imageFieldsWithoutPlaceholder}, "lqip": asset->metadata.lqip`;

/** Projects an image field; null while no picture is chosen. */
export const projectImage = (field: string, fields = imageFields) =>
  `select(defined(${field}.asset) => ${field}{${fields}})`;

export const actionFields = `text, title, "path": ${linkAddress("link.")}, variant, target, showIcon`;

/** Projects a button; null while its text is empty. The Studio adds an empty one to every new block. */
export const projectAction = (field: string) => `select(defined(${field}.text) => ${field}{${actionFields}})`;
export const projectActions = (field: string) => `${field}[]{${actionFields}}`;

/** Projects Portable Text with the URLs of its links. */
export const projectPortableText = (field: string) =>
  `${field}[]{..., markDefs[]{_key, _type, "href": ${linkAddress()}}}`;

/** A question with its answer. The aliases `title` and `description` are read, too (FAQ-001). */
export const faqFields = `"question": coalesce(question, title), "answer": ${projectPortableText("coalesce(answer, description)")}`;
/** `faqFields` as a list item with its id as `_key`; parsed by `faqSchema`. */
export const faqItemProjection = `{"_key": _id, _id, ${faqFields}}`;

/**
 * Projects a list whose items are references or inline objects, because finishes and sections can be shared
 * by styles. Unpublished references are left out.
 */
export const projectInlineOrReferenced = (field: string, requiredField: string) =>
  `${field}[]{...select(defined(_ref) => @->, @)}[defined(${requiredField})]`;

const colors = 'finishGroups[name == "color"][0].items';
const [referencedFinish, inlineFinish] = [`${colors}[0]->`, `${colors}[0].`];

/** GROQ expressions for the finish of a style, which is its first color. */
export const styleColorProjection = {
  chip: (fields = imageFields) =>
    `select(defined(${referencedFinish}image.asset) => ${referencedFinish}image{${fields}}, defined(${inlineFinish}image.asset) => ${inlineFinish}image{${fields}})`,
  value: `coalesce(${referencedFinish}value, ${inlineFinish}value)`,
  /** The id of the referenced finish. */
  ref: `${colors}[0]._ref`,
};

/** The fields of a style card for `styleCardSchema`. */
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

/** The fields of a style card with the colors of its line. Use it for short lists only. */
export const coloredCardFields = `${styleCardFields},
  "colors": ${projectInlineOrReferenced(colors, "image.asset")}[defined(style->code.current)]{
    label, "path": style->{"path": ${stylePath}}.path, image{${imageFieldsWithoutPlaceholder}}
  }
`;
