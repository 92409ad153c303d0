import { useEffect, useMemo, useRef } from "react";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePreHydrationChecked } from "~/ui/runtime/use-pre-hydration-input";
import { CartProvider } from "../cart/cart";
import type { SampleProduct } from "../cart/cart-line";
import { sampleMessages } from "../samples.messages";
import { SamplesNeedScript } from "../samples-need-script";
import { DoorLineRow } from "./door-line-row";
import { filterSamples, groupByDoorLine, selectedParameter, sortDoorLines } from "./sample-filter";
import { SampleFilters } from "./sample-filters";
import { SelectionTray } from "./selection-tray";
import { useSampleFilter } from "./use-sample-filter";
import { useTickedSamples } from "./use-ticked-samples";

type SampleOrderListProps = {
  /** Every sample that can be ordered. */
  readonly samples: readonly SampleProduct[];
  /** The heading level of the lines, below the list's title or the page's. */
  readonly headingLevel?: "h2" | "h3";
};

/** The page section for ordering samples: the sample list with the cart beside it. */
export function SampleOrderList({ samples, headingLevel = "h2" }: SampleOrderListProps) {
  if (samples.length === 0) return <p className="py-12 text-ink-soft">{sampleMessages.noSamplesForStyle}</p>;
  return (
    <CartProvider products={samples}>
      <SampleOrderForm samples={samples} headingLevel={headingLevel} />
    </CartProvider>
  );
}

function SampleOrderForm({ samples, headingLevel }: Required<SampleOrderListProps>) {
  const { filter, setFilter } = useSampleFilter(samples);
  const choice = useTickedSamples(samples);
  const lines = useMemo(
    () => sortDoorLines(groupByDoorLine(filterSamples(samples, filter))),
    [samples, filter],
  );
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationChecked(form, choice.tick);
  const { tick } = choice;
  useEffect(() => tick(new URLSearchParams(window.location.search).getAll(selectedParameter)), [tick]);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-x-12 gap-y-8 lg:grid-cols-12"
      onSubmit={(event) => {
        event.preventDefault();
        choice.submit();
      }}
    >
      <div className="flex flex-col gap-10 lg:col-span-8">
        <SamplesNeedScript className="text-danger" />
        <SampleFilters
          samples={samples}
          filter={filter}
          onChange={setFilter}
          shownCount={countSamples(lines)}
        />
        {lines.length === 0 ? (
          <EmptyState text="No samples match all of these filters. Try removing one." />
        ) : null}
        <div className="sample-list">
          {lines.map((line) => (
            <DoorLineRow key={line.key} line={line} choice={choice} headingLevel={headingLevel} />
          ))}
        </div>
      </div>
      <SelectionTray choice={choice} />
    </form>
  );
}

function countSamples(lines: ReturnType<typeof groupByDoorLine>): number {
  return lines.reduce((count, line) => count + line.samples.length, 0);
}
