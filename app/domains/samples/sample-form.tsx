import type { ReactNode } from "react";
import { paths } from "~/kernel/paths";
import { selectedQueryName } from "./sample-filter";

type SampleFormProps = {
  readonly sku: string;
  readonly onAdd: () => void;
  readonly className: string;
  /** The submit button. */
  readonly children: ReactNode;
};

/**
 * Adds a sample to the cart. Submitted before the page is hydrated, it leads to the sample board with that sample
 * selected, so that an early press is not lost.
 */
export function SampleForm({ sku, onAdd, className, children }: SampleFormProps) {
  return (
    <form
      action={paths.orderSamples}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <input type="hidden" name={selectedQueryName} value={sku} />
      {children}
    </form>
  );
}
