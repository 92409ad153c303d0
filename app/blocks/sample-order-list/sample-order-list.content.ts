import { list, optional, textSchema } from "~/content/schemas";
import { sampleSchema } from "~/domains/samples/sample.schema";
import { sampleProduct } from "~/domains/samples/sample-product";
import { blockShape } from "../block-shape";

/** The samples to order, gathered from all door styles; framed by `studio/schemas/blocks/sample-order-list.ts`. */
export const sampleOrderList = blockShape("sampleOrderList", {
  title: optional(textSchema),
  description: optional(textSchema),
  samples: list(sampleSchema.transform(sampleProduct)),
});
