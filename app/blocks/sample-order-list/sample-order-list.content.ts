import { list, optional, textSchema } from "~/content/schemas";
import { sampleSchema } from "~/domains/samples/sample.schema";
import { toSampleProduct } from "~/domains/samples/sample-product";
import { blockSchema } from "../block-schema";

/** The samples of all styles, to order; its Studio schema is `studio/schemas/blocks/sample-order-list.ts`. */
export const sampleOrderList = blockSchema("sampleOrderList", {
  title: optional(textSchema),
  description: optional(textSchema),
  samples: list(sampleSchema.transform(toSampleProduct)),
});
