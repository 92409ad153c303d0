import { allSamplesQuery } from "~/domains/samples/samples.server";
import { createProjection, storedFields } from "../projection.server";
import { sampleOrderList } from "./sample-order-list.content";

/** Loads every sample that can be ordered. */
export const sampleOrderListQuery = createProjection(sampleOrderList, {
  ...storedFields("title", "description"),
  samples: allSamplesQuery,
});
