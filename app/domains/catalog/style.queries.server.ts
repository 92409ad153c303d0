import { stylePath } from "~/content/document-address";
import {
  coloredCardFields,
  faqFields,
  imageFields,
  projectImage,
  projectInlineOrReferenced,
  projectPortableText,
  styleColorProjection,
} from "~/content/groq-fragments.server";
import { toGroqPath } from "~/content/groq-path";
import { sampleIsOrderable } from "~/content/orderable-sample";
import { seoProjection } from "~/domains/seo/seo.queries.server";
import { paths } from "~/kernel/paths";

const styleImages = `"images": images[defined(asset)]{${imageFields}, "type": coalesce(type, "base"), label}`;
const isInVisualizer = `"isInVisualizer": _id in *[_type == "visualizerRoom"].finishes[].style._ref`;
const sampleOffer = `"sample": select(${sampleIsOrderable} => sample{sku, name, price})`;

/** Selects the picture of a finish, unless the style's own pictures include it. */
const projectFinishPicture = (field: string) =>
  `select(defined(${field}.asset) && !(${field}.asset._ref in coalesce(style->images[].asset._ref, [])) => ${field}{${imageFields}})`;

const sections = projectInlineOrReferenced("specifications.specs", "title");

const styleFields = `
  _id, "code": code.current, name, line, color, title, labels, orderSample, layout, codeIsOurs,
  "description": ${projectPortableText("description")}, "shortDescription": ${projectPortableText("shortDescription")},
  "brand": brand->{name, "path": ${toGroqPath(paths.brand(":slug"), { slug: "slug.current" })}},
  "category": category->{title, "path": ${toGroqPath(paths.category(":slug"), { slug: "slug.current" })}},
  "path": ${stylePath},
  ${styleImages},
  ${sampleOffer},
  ${isInVisualizer},
  finishGroups[]{name, title, "items": ${projectInlineOrReferenced("items", "value")}{
    value, label, "image": ${projectImage("image")},
    "previewImage": ${projectFinishPicture("previewImage")}, "doorImage": ${projectFinishPicture("doorImage")},
    style->{
      _id, "code": code.current, name, codeIsOurs, "path": ${stylePath}, ${styleImages}, orderSample, ${sampleOffer}, ${isInVisualizer}
    }
  }},
  "specView": coalesce(specifications.specView, ${sections}[defined(specView)][0].specView),
  "specs": ${sections}{
    name, title, type, contentFormat, contentDisplay, showKeys, "text": ${projectPortableText("text")},
    "image": ${projectImage("image")},
    props[]{
      label, value, title, videoUrl, videoType, "thumbnail": ${projectImage("thumbnail")}, "faqs": faqs[]->{_id, ${faqFields}}
    }
  },
  ${seoProjection},
  "hasVisualizer": count(*[_type == "page" && path == "${paths.visualizer}"]) > 0,
  family
`;

/** One style by the slug of its brand and its code (the route parameter styleName, CAT-001). */
export const styleByCodeQuery = `*[_type == "style" && brand->slug.current == $brandSlug && code.current == $styleName][0]{${styleFields}}`;

/** Code and name of all styles of a brand, to find the code for a name's slug (CAT-001). */
export const styleNamesQuery = `*[_type == "style" && brand->slug.current == $brandSlug]{_id, "code": code.current, name}`;

/** Styles of other lines in a color family. A separate query, because it can use the index on the family. */
export const relatedStylesQuery = `*[_type == "style" && family == $family && line != $line && defined(code.current)]
  | order(orderRank asc)[0...4]{${coloredCardFields}, ${sampleOffer}, "finishValue": ${styleColorProjection.value}}`;
