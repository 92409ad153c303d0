import { ownColor, picture, plainImageFields } from "~/content/fragments.server";
import { stylePath } from "~/kernel/document-address";
import { sampleIsOrderable } from "~/kernel/orderable-sample";

/** Every room of the visualizer as `roomShape`; finishes whose door style is not published are left out. */
export const roomsQuery = `*[_type == "visualizerRoom" && defined(slug.current)] | order(orderRank asc, title asc){
  title, "slug": slug.current, note,
  "base": ${picture("base")},
  "finishes": finishes[defined(style->code.current)]{
    ...style->{
      "code": code.current, "title": name, line, color, "path": ${stylePath}, swatch,
      "chip": ${ownColor.chip(plainImageFields)},
      "finishValue": ${ownColor.value},
      "image": images[defined(asset)][0]{${plainImageFields}},
      "sample": select(${sampleIsOrderable} => sample{sku, name, price})
    },
    "main": ${picture("main", plainImageFields)},
    "island": ${picture("island", plainImageFields)}
  }
}`;
