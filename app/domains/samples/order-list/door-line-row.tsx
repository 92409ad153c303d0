import { Link } from "@remix-run/react";
import { useState } from "react";
import { centsFromDollars } from "~/kernel/money/money";
import { Icon } from "~/ui/icon";
import type { SampleProduct } from "../cart/cart-line";
import { formatSamplePrice } from "../sample-price";
import { SampleThumb } from "../sample-thumb";
import { type DoorLine, isShortDoorLine } from "./sample-filter";
import type { SampleChoice } from "./use-ticked-samples";

type DoorLineRowProps = {
  readonly line: DoorLine;
  readonly choice: SampleChoice;
  readonly headingLevel: "h2" | "h3";
};

/** A door line on the board: a large picture, and its colors as selectable tiles. */
export function DoorLineRow({ line, choice, headingLevel: Heading }: DoorLineRowProps) {
  const [shownSample, setShown] = useState(line.samples[0]);
  const faceSample = line.samples.find((sample) => sample.sku === shownSample?.sku) ?? line.samples[0];
  return (
    <section
      aria-labelledby={getLineId(line)}
      className={`sample-list-row border-t border-line pt-6 ${isShortDoorLine(line) ? "sample-list-row-short" : ""}`}
    >
      {faceSample ? <LinePicture sample={faceSample} /> : null}
      <div className="flex flex-col gap-5">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading id={getLineId(line)} className="font-display text-h3">
            {line.line}
          </Heading>
          <p className="eyebrow text-ink-soft">{line.brandName}</p>
        </header>
        <div className="sample-tiles">
          {line.samples.map((sample) => (
            <SampleTile
              key={sample.sku}
              sample={sample}
              isChosen={choice.isChosen(sample.sku)}
              inCart={choice.isInCart(sample.sku)}
              onToggle={() => {
                setShown(sample);
                choice.toggle(sample.sku);
              }}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function getLineId(line: DoorLine): string {
  return `line-${line.key.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

/** The door of the last used tile, with a link to its page. */
function LinePicture({ sample }: { readonly sample: SampleProduct }) {
  const [image] = sample.images;
  if (!image) return null;
  return (
    <Link to={sample.path} className="hidden flex-col gap-2 text-sm md:flex" prefetch="intent">
      <img
        src={image.processedUrls.board}
        alt=""
        width={480}
        height={640}
        loading="lazy"
        decoding="async"
        className="aspect-door w-full bg-paper-deep object-cover"
      />
      <span>
        <span className="sr-only">See </span>
        <span className="underline decoration-brass underline-offset-4">{sample.styleTitle}</span>
      </span>
    </Link>
  );
}

type SampleTileProps = {
  readonly sample: SampleProduct;
  readonly isChosen: boolean;
  readonly inCart: boolean;
  readonly onToggle: () => void;
};

function SampleTile({ sample, isChosen, inCart, onToggle }: SampleTileProps) {
  return (
    <label className="group relative flex cursor-pointer items-center gap-3 border border-line bg-white p-2 pe-4 transition-colors hover:border-ink-soft has-checked:border-pine has-checked:bg-pine-soft has-disabled:cursor-default has-disabled:bg-paper-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine">
      <input
        type="checkbox"
        name="sample"
        value={sample.sku}
        checked={isChosen || inCart}
        disabled={inCart}
        onChange={onToggle}
        className="needs-script sr-only"
      />
      <SampleThumb image={sample.images[0]} alt="" />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="text-sm font-medium">
          <span className="sr-only">{sample.line} </span>
          {sample.color}
        </span>
        <span className="text-xs text-ink-soft">
          {inCart ? "In your cart" : formatSamplePrice(centsFromDollars(sample.price), sample.name)}
        </span>
      </span>
      <span
        aria-hidden="true"
        className="absolute end-2 top-2 hidden size-5 items-center justify-center rounded-full bg-pine text-paper group-has-checked:flex"
      >
        <Icon name="check" size="small" />
      </span>
    </label>
  );
}
