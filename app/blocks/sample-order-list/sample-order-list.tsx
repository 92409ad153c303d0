import { SamplesLoading } from "~/domains/samples/order-list/samples-loading";
import { lazyPart } from "~/ui/runtime/lazy-part";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";

// Imported here and not in the module of the sample list, because the HTML must be styled before that script loads.

/** Loaded only on pages with this block. */
const LazySampleOrderList = lazyPart(
  async () => (await import("~/domains/samples/order-list/sample-order-list")).SampleOrderList,
  {
    loading: <SamplesLoading />,
  },
);

export function SampleOrderList({ block }: BlockViewProps<"sampleOrderList">) {
  return (
    <section className="container-wide pt-section-tight pb-section">
      <SectionHeading title={block.title} description={block.description} />
      <LazySampleOrderList samples={block.samples} headingLevel={block.title ? "h3" : "h2"} />
    </section>
  );
}
