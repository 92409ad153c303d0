import { imageFields, styleCardFields } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { styleGrid } from "./style-grid.content";

const doorFields = `${styleCardFields},
  "room": images[asset->metadata.dimensions.aspectRatio > 1][0]{${imageFields}}`;

/** Pictures that are wider than high show a kitchen. */
export const styleGridProjection = createProjection(styleGrid, {
  ...selectFields("title", "shadowText", "description"),
  styles: `select(
    defined(styles) => styles[]->{${doorFields}},
    defined(brand) => *[_type == "style" && brand._ref == ^.brand._ref] | order(orderRank asc){${doorFields}},
    *[_type == "style" && category._ref == ^.category._ref] | order(orderRank asc){${doorFields}}
  )`,
});
