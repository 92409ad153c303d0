import { allSamplesQuery } from "~/domains/samples/samples.server";
import { projectionOf, stored } from "../projection.server";
import { sampleOrderList } from "./sample-order-list.content";

/** What the sample list asks of the content: every sample that can be ordered. */
export const sampleOrderListQuery = projectionOf(sampleOrderList, {
  ...stored("title", "description"),
  samples: allSamplesQuery,
});
