import { allSamplesQuery } from "~/domains/samples/samples.server";
import { createProjection, selectFields } from "../projection.server";
import { sampleOrderList } from "./sample-order-list.content";

/** Loads every sample that can be ordered. */
export const sampleOrderListProjection = createProjection(sampleOrderList, {
  ...selectFields("title", "description"),
  samples: allSamplesQuery,
});
