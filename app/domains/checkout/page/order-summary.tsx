import { lazy, Suspense, useState } from "react";
import { useCart } from "~/domains/samples/cart/cart";
import { CartActions } from "~/domains/samples/cart/cart-actions";
import { CartContents } from "~/domains/samples/cart/cart-contents";
import { formatMoney } from "~/kernel/money/money";
import { Icon } from "~/ui/icon";
import type { CartTotals } from "../cart-totals";
import { TotalsTable } from "./totals-table";

const Drawer = lazy(async () => ({ default: (await import("~/ui/overlays/drawer")).Drawer }));

type OrderSummaryProps = { readonly totals: CartTotals };

/** The cart beside the form on wide screens (CHK-002). */
export function OrderSummary({ totals }: OrderSummaryProps) {
  return (
    <aside aria-labelledby="order-summary" className="hidden xl:col-span-5 xl:block 3xl:col-start-8">
      <div className="summary-aside flex flex-col bg-white py-7">
        <h2 id="order-summary" className="px-8 pb-5 font-display text-h3">
          Your samples
        </h2>
        <div className="summary-lines px-8">
          <CartContents />
        </div>
        <div className="px-8">
          <SummaryFoot totals={totals} />
        </div>
      </div>
    </aside>
  );
}

function SummaryFoot({ totals }: OrderSummaryProps) {
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-5">
      <TotalsTable totals={totals} />
      <div className="border-t border-line pt-3">
        <CartActions />
      </div>
    </div>
  );
}

/** The cart on phones and tablets: a sticky bar with count and total that opens a drawer (CHK-003). */
export function SummaryHeader({ totals }: OrderSummaryProps) {
  const { lines } = useCart();
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const show = () => {
    setOpen(true);
    setOpened(true);
  };
  return (
    <div className="summary-header border-b border-line bg-paper xl:hidden">
      <button
        type="button"
        onClick={show}
        aria-haspopup="dialog"
        className="container-page flex items-center justify-between gap-4 py-4"
      >
        <span className="flex items-center gap-3">
          <span className="relative">
            <Icon name="door" size="large" />
            <span className="absolute -end-2 -top-2 flex size-5 items-center justify-center rounded-full bg-pine text-xs text-paper">
              {lines.length}
            </span>
          </span>
          <span className="text-sm font-medium underline decoration-brass underline-offset-4">
            Show your {lines.length === 1 ? "sample" : "samples"}
          </span>
        </span>
        <span className="tabular-nums">{formatMoney(totals.total)}</span>
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <Drawer open={open} onClose={() => setOpen(false)} title="Your samples">
            {open ? (
              <div className="flex flex-col">
                <CartContents />
                <SummaryFoot totals={totals} />
              </div>
            ) : null}
          </Drawer>
        </Suspense>
      ) : null}
    </div>
  );
}
