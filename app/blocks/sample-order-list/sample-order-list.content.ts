import { list, optional, wordsShape } from "~/content/shapes";
import { sampleShape } from "~/domains/samples/sample.schema";
import { sampleProduct } from "~/domains/samples/sample-product";
import { blockShape } from "../block-shape";

/** The samples to order, gathered from all door styles; framed by `studio/schemas/blocks/sample-order-list.ts`. */
export const sampleOrderList = blockShape("sampleOrderList", {
  title: optional(wordsShape),
  description: optional(wordsShape),
  samples: list(sampleShape.transform(sampleProduct)),
});
