import type { FormEntries } from "~/domains/forms/entries/form-entries";
import type { Estimator } from "../estimator-template";
import { toEstimateDocument } from "./estimate-document";
import { renderEstimatePdf } from "./render-estimate-pdf";

/** Creates the PDF in the browser and downloads it (EST-013); rejects on failure. */
export async function downloadEstimate(
  estimator: Estimator,
  entries: FormEntries,
  shop: string,
  today = new Date(),
): Promise<void> {
  const document = toEstimateDocument(estimator, entries, { today, shop });
  await (await renderEstimatePdf(document)).save(document.fileName, { returnPromise: true });
}
