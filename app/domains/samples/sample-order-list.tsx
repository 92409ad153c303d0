import { useEffect, useMemo, useRef, useState } from "react";
import { Alert } from "~/ui/alert";
import { Spinner } from "~/ui/spinner";
import { useEarlyTicks } from "~/ui/use-early-ticks";
import { BoardLine } from "./board-line";
import { BoardTray } from "./board-tray";
import { CartProvider } from "./cart";
import type { SampleProduct } from "./cart-line";
import { fetchSamples } from "./fetch-samples";
import { boardOrder, filterSamples, linesOf } from "./sample-filter";
import { SampleFilters } from "./sample-filters";
import { sampleMessages } from "./samples.messages";
import { useSampleChoice } from "./use-sample-choice";
import { useSampleFilter } from "./use-sample-filter";
import "./samples.css";

type SampleOrderListProps = {
  /** Every sample that can be ordered; without it the list asks the shop itself. */
  readonly samples?: readonly SampleProduct[] | undefined;
  /** Of the lines: below the list's own title where it has one, else below the page's. */
  readonly headingLevel?: "h2" | "h3";
};

/** The list samples are ordered from (S1 §2, S2 §2.1): choose on the board, add, see the cart grow beside it. */
export function SampleOrderList({ samples: given, headingLevel = "h2" }: SampleOrderListProps) {
  const { samples, failed } = useLoadedSamples(given);
  if (failed) return <Alert type="error">{sampleMessages.cartFailed}</Alert>;
  if (!samples) {
    return (
      <p role="status" className="flex items-center gap-3 py-12 text-ink-soft">
        <Spinner size="small" />
        {sampleMessages.loadingSamples}
      </p>
    );
  }
  if (samples.length === 0) return <p className="py-12 text-ink-soft">{sampleMessages.noSamplesForStyle}</p>;
  return (
    <CartProvider products={samples}>
      <SampleBoard samples={samples} headingLevel={headingLevel} />
    </CartProvider>
  );
}

type SampleBoardProps = Required<Pick<SampleOrderListProps, "headingLevel">> & {
  readonly samples: readonly SampleProduct[];
};

function SampleBoard({ samples, headingLevel }: SampleBoardProps) {
  const { filter, setFilter } = useSampleFilter();
  const choice = useSampleChoice(samples);
  const lines = useMemo(() => boardOrder(linesOf(filterSamples(samples, filter))), [samples, filter]);
  const board = useRef<HTMLFormElement>(null);
  useEarlyTicks(board, choice.tick);
  return (
    <form
      ref={board}
      noValidate
      className="grid gap-x-12 gap-y-8 lg:grid-cols-12"
      onSubmit={(event) => {
        event.preventDefault();
        choice.submit();
      }}
    >
      <div className="flex flex-col gap-10 lg:col-span-8">
        <SampleFilters samples={samples} filter={filter} onChange={setFilter} shownCount={countOf(lines)} />
        {lines.length === 0 ? (
          <p className="text-ink-soft">No sample fits all of these. Widen the choice.</p>
        ) : null}
        <div className="sample-board">
          {lines.map((line) => (
            <BoardLine key={line.key} line={line} choice={choice} headingLevel={headingLevel} />
          ))}
        </div>
      </div>
      <BoardTray choice={choice} />
    </form>
  );
}

function countOf(lines: ReturnType<typeof linesOf>): number {
  return lines.reduce((count, line) => count + line.samples.length, 0);
}

function useLoadedSamples(given: readonly SampleProduct[] | undefined) {
  const [loaded, setLoaded] = useState<readonly SampleProduct[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (given) return;
    const aborter = new AbortController();
    fetchSamples([], aborter.signal)
      .then(setLoaded)
      .catch(() => setFailed(!aborter.signal.aborted));
    return () => aborter.abort();
  }, [given]);
  return { samples: given ?? loaded, failed };
}
