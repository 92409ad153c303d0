/** GROQ fragments that many projections share; their results are parsed by the shapes in shapes.ts. */

/** The inside of an image field: `image{${imageFields}}` gives the `imageShape`. */
export const imageFields = `
  "src": asset->url,
  "alt": coalesce(alt, ""),
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "lqip": asset->metadata.lqip,
  "focus": hotspot{x, y},
  crop{top, bottom, left, right}
`;

export const actionFields = "text, path, variant, target, showIcon";

/** Portable Text with the links an editor set; nothing else is resolved here. */
export const portableText = "[]{..., markDefs[]{...}}";

/** A question with its answer; the aliases `title` and `description` are read too (ruling A41). */
export const faqFields = `"question": coalesce(question, title), "answer": coalesce(answer, description)${portableText}`;

export const stylePath = `"/products/kitchen-cabinets/" + brand->slug.current + "/" + code.current`;

/** A style as cards show it (`styleCardShape`). */
export const styleCardFields = `
  "code": code.current,
  "title": name,
  line,
  colour,
  "path": ${stylePath},
  "brandName": brand->name,
  swatch,
  "chip": finishGroups[name == "color"][0].items[0].image{${imageFields}},
  "image": images[0]{${imageFields}},
  "colourCount": count(finishGroups[name == "color"][0].items)
`;
