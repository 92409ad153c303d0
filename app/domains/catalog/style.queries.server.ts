import { faqFields, imageFields, portableText, styleCardFields, stylePath } from "~/content/fragments.server";

const styleImages = `images[]{${imageFields}, "type": coalesce(type, "base"), label}`;
const sampleOffer = `select(sample.enabled != false => sample{sku, name, price})`;

const styleFields = `
  "code": code.current, name, line, colour, title, labels, orderSample, layout, codeIsOurs,
  description${portableText}, shortDescription${portableText},
  "brand": brand->{name, "path": "/products/kitchen-cabinets/" + slug.current},
  "category": category->{title, "path": "/products/" + slug.current},
  "path": ${stylePath},
  ${styleImages},
  "sample": ${sampleOffer},
  finishGroups[]{name, title, items[]{
    value, label, image{${imageFields}},
    style->{"code": code.current, name, codeIsOurs, "path": ${stylePath}, ${styleImages}, "sample": ${sampleOffer}}
  }},
  "specView": specifications.specView,
  "specs": specifications.specs[]{
    name, title, type, contentFormat, contentDisplay, showKeys, text${portableText}, image{${imageFields}},
    props[]{label, value, title, videoUrl, videoType, thumbnail{${imageFields}}, "faqs": faqs[]->{${faqFields}}}
  },
  seo{title, description, metaList[]{name, content}, image{${imageFields}}, noIndex},
  "related": *[_type == "style" && family == ^.family && line != ^.line && defined(code.current)]
    | order(orderRank asc)[0...4]{${styleCardFields}}
`;

/** One style by its brand's slug and its own code (the route parameter styleName, ruling A42). */
export const styleByCodeQuery = `*[_type == "style" && brand->slug.current == $brandSlug && code.current == $styleName][0]{${styleFields}}`;

/** All styles of a brand by code and name: the way from a name's slug to its code (ruling A42). */
export const styleNamesQuery = `*[_type == "style" && brand->slug.current == $brandSlug]{"code": code.current, name}`;
