import { SamplesLoading } from "~/domains/samples/order-list/samples-loading";
import { lazyPart } from "~/ui/runtime/lazy-part";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";
// Outside the board's script, because the HTML must not wait for it.
import "~/domains/samples/samples.css";

/** Loaded only on pages with this block. */
const Board = lazyPart(
  async () => (await import("~/domains/samples/order-list/sample-order-list")).SampleOrderList,
  {
    loading: <SamplesLoading />,
  },
);

/** The list of samples to order. */
export function SampleOrderList({ block }: BlockViewProps<"sampleOrderList">) {
  return (
    <section className="container-wide pt-section-tight pb-section">
      <SectionHeading title={block.title} description={block.description} />
      <Board samples={block.samples} headingLevel={block.title ? "h3" : "h2"} />
    </section>
  );
}
