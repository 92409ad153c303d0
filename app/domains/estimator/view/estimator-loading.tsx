import { estimatorMessages } from "../estimator.messages";

/** Shown on a client navigation until the script of the estimator has loaded (EST-008). */
export function EstimatorLoading() {
  return (
    <p role="status" className="container-wide py-section">
      {estimatorMessages.loading}
    </p>
  );
}
