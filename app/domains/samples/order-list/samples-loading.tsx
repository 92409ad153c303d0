import { Spinner } from "~/ui/feedback/spinner";
import { sampleMessages } from "../samples.messages";

/** A placeholder while the list loads (SMPL-016). */
export function SamplesLoading() {
  return (
    <p role="status" className="flex items-center gap-3 py-12 text-ink-soft">
      <Spinner size="small" />
      {sampleMessages.loadingSamples}
    </p>
  );
}
