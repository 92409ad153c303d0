import { stylePath } from "~/content/document-address";
import {
  imageFieldsWithoutPlaceholder,
  projectImage,
  styleColorProjection,
} from "~/content/groq-fragments.server";
import { sampleIsOrderable } from "~/content/orderable-sample";

/** Every room for `roomSchema`; finishes with an unpublished style are left out. */
export const roomsQuery = `*[_type == "visualizerRoom" && defined(slug.current)] | order(orderRank asc, title asc){
  title, "slug": slug.current, note,
  "base": ${projectImage("base")},
  "finishes": finishes[defined(style->code.current)]{
    ...style->{
      "code": code.current, "title": name, line, color, "path": ${stylePath}, swatch,
      "chip": ${styleColorProjection.chip(imageFieldsWithoutPlaceholder)},
      "finishValue": ${styleColorProjection.value},
      "image": images[defined(asset)][0]{${imageFieldsWithoutPlaceholder}},
      "sample": select(${sampleIsOrderable} => sample{sku, name, price})
    },
    "main": ${projectImage("main", imageFieldsWithoutPlaceholder)},
    "island": ${projectImage("island", imageFieldsWithoutPlaceholder)}
  }
}`;
