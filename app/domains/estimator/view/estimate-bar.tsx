import { type ReactNode, useState } from "react";
import { Button } from "~/ui/button";
import { Drawer } from "~/ui/overlays/drawer";
import { EstimateSummary, type EstimateSummaryProps } from "./estimate-summary";

/** On phones: a bar with the total that opens the full summary. */
export function EstimateBar({ children, ...props }: EstimateSummaryProps & { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { summary, total, hasPrice } = props;
  return (
    <>
      <div className="foot-bar no-print sticky bottom-0 z-20 -mx-gutter flex items-center justify-between gap-4 border-t border-line bg-paper px-gutter py-2.5 shadow-bar lg:hidden">
        <div className="min-w-0">
          <p className="text-xs text-ink-soft">{summary.grandTotal.label || "Estimate"}</p>
          <p role="status" className="font-medium tabular-nums">
            {hasPrice ? total.display.grand : "Answer a question to see a range"}
          </p>
        </div>
        <Button
          variant="text"
          size="small"
          className="needs-script shrink-0"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
        >
          Details
        </Button>
      </div>
      <Drawer side="bottom" open={isOpen} onClose={() => setOpen(false)} title="Your estimate">
        <EstimateSummary {...props} />
        {children}
      </Drawer>
    </>
  );
}
