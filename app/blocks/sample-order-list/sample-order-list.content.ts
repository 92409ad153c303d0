import { list, nullToUndefined, textSchema } from "~/content/schemas";
import { sampleSchema } from "~/domains/samples/sample.schema";
import { toSampleProduct } from "~/domains/samples/sample-product";
import { createBlockSchema } from "../block-schema";

/** The samples of all styles, to order; its Studio schema is `studio/schemas/blocks/sample-order-list.ts`. */
export const sampleOrderList = createBlockSchema("sampleOrderList", {
  title: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  samples: list(sampleSchema.transform(toSampleProduct)),
});
