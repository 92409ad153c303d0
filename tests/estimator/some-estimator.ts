import { contentOf } from "#tests/support/content/content";
import { estimatorDocuments } from "#tests/support/content/estimator-documents";
import { silentLog } from "#tests/support/shop/silent-log";
import { findEstimator } from "~/domains/estimator/find-estimator.server";
import { systemClock } from "~/kernel/time/clock";

/** Loads the small test estimator with the shop's query. */
export async function someEstimator() {
  const found = await findEstimator(
    { content: contentOf(estimatorDocuments), log: silentLog, clock: systemClock },
    "estimator",
  );
  if (!found) throw new Error("no estimator");
  return found;
}

export const answers = {
  size: "large",
  door: "oak",
  extras: ["light", "bin"],
  counter: "stone",
  email: "ada@example.com",
};
