import { SamplesLoading } from "~/domains/samples/samples-loading";
import { lazyPart } from "~/ui/runtime/lazy-part";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";
// Not with the board's script: its HTML is there before.
import "~/domains/samples/samples.css";

/** Loaded where it stands alone: no other page carries the board's script. */
const Board = lazyPart(async () => (await import("~/domains/samples/sample-order-list")).SampleOrderList, {
  loading: <SamplesLoading />,
});

/** The place of the sample list on a page. */
export function SampleOrderList({ block }: BlockViewProps<"sampleOrderList">) {
  return (
    <section className="container-wide pt-section-tight pb-section">
      <SectionHeading title={block.title} description={block.description} />
      <Board samples={block.samples} headingLevel={block.title ? "h3" : "h2"} />
    </section>
  );
}
