import { readFileSync } from "node:fs";
import { type ContentDocument, contentOf } from "#tests/support/content/content";
import { silentLog } from "#tests/support/shop/silent-log";
import { calculateEstimate } from "~/domains/estimator/estimate-price";
import { findEstimator } from "~/domains/estimator/find-estimator.server";
import { systemClock } from "~/kernel/time/clock";

/** Measures how many kitchens the shop's estimator prices per second and core. */
export async function measurePricing() {
  const documents = readFileSync("packages/demo-content/production.ndjson", "utf8")
    .split("\n")
    .filter(Boolean)
    .map((text): ContentDocument => JSON.parse(text))
    .filter(({ _type }) => _type === "estimatorTemplate" || _type === "priceBook");
  const estimator = await findEstimator(
    { content: contentOf(documents), log: silentLog, clock: systemClock },
    "estimator",
  );
  if (!estimator) throw new Error("the dataset has no estimator");
  const answers = Object.fromEntries(
    estimator.template.groups.flatMap(({ fields }) =>
      fields.map((field) => [field.name, field.options[1]?.value ?? field.options[0]?.value ?? ""]),
    ),
  );
  const startedAt = performance.now();
  let calls = 0;
  while (performance.now() - startedAt < 2_000) {
    for (let turn = 0; turn < 100; turn += 1) calculateEstimate(estimator, answers);
    calls += 100;
  }
  const perSecond = Math.round(calls / ((performance.now() - startedAt) / 1_000));
  return { perSecond, grand: calculateEstimate(estimator, answers).display.grand };
}
