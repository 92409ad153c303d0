import { formatMoney } from "~/kernel/money/money";
import { capitalize } from "~/kernel/text/text";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { SampleThumb } from "../sample-thumb";
import { clampSampleQty, maxSampleQty } from "../selection/stored-samples";
import { type CartLine, getLineTotal } from "./cart-line";

type CartLineItemProps = {
  readonly line: CartLine;
  readonly onRemove: (sku: string) => void;
  /** Called if a quantity above one was entered (SMPL-011). */
  readonly onLimit: (name: string) => void;
};

/** One line of the cart (SMPL-020). */
export function CartLineItem({ line, onRemove, onLimit }: CartLineItemProps) {
  return (
    <li className="flex gap-4 border-b border-line py-5 first:pt-0 last:border-b-0">
      <SampleThumb image={line.images[0]} alt="" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start justify-between gap-3">
          <p className="font-medium text-balance">{line.name}</p>
          <p className="tabular-nums">{formatMoney(getLineTotal(line))}</p>
        </div>
        <CartLineFacts line={line} />
        <div className="flex items-center justify-between gap-3">
          <SampleQuantity line={line} onLimit={onLimit} />
          <button
            type="button"
            onClick={() => onRemove(line.sku)}
            className="target -me-2 flex items-center justify-center text-ink-soft hover:text-danger"
          >
            <Icon name="trash" size="small" />
            <span className="sr-only">Remove {line.name}</span>
          </button>
        </div>
      </div>
    </li>
  );
}

function CartLineFacts({ line }: { readonly line: CartLine }) {
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-soft">
      <Fact term="Style" wide>
        {line.styleTitle}
      </Fact>
      <Fact term="SKU">{line.sku}</Fact>
      {[...(line.finish ? [line.finish] : []), ...line.otherFinishes].map(({ type, label }) => (
        <Fact key={type} term={capitalize(type)}>
          {label}
        </Fact>
      ))}
      <Fact term="Unit price">{formatMoney(line.price)}</Fact>
    </dl>
  );
}

type FactProps = { readonly term: string; readonly wide?: boolean; readonly children: string };

function Fact({ term, wide, children }: FactProps) {
  return (
    <div className={classNames("flex flex-wrap gap-x-1.5", wide && "w-full")}>
      <dt className="text-ink-faint">{term}</dt>
      <dd className="min-w-0 break-words text-ink">{children}</dd>
    </div>
  );
}

/** The quantity is always 1; a higher entry shows a message (SMPL-010). */
function SampleQuantity({ line, onLimit }: Pick<CartLineItemProps, "line" | "onLimit">) {
  return (
    <label className="flex items-center gap-2 text-xs text-ink-soft">
      Quantity
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={maxSampleQty}
        value={line.qty}
        onChange={(event) => {
          if (clampSampleQty(event.currentTarget.value).exceeded) onLimit(line.name);
        }}
        aria-label={`Quantity of ${line.name}`}
        className="w-14 rounded-sm border border-line-strong bg-white px-2 py-1 text-sm text-ink"
      />
    </label>
  );
}
