import { paths } from "~/kernel/paths";
import { selectedParameter } from "../order-list/sample-filter";

const formId = "sample-form";

/**
 * The form of all buttons with `toSampleSubmit`. It appears once per page, because such a button may be
 * inside another form.
 */
export function SampleForm() {
  return <form id={formId} action={paths.orderSamples} hidden />;
}

/** Makes a button add a sample to the cart. Before hydration it opens the sample list with the sample selected. */
export function toSampleSubmit(sku: string, addSample: () => void) {
  return {
    type: "submit",
    form: formId,
    name: selectedParameter,
    value: sku,
    onClick: (event: { readonly preventDefault: () => void }) => {
      event.preventDefault();
      addSample();
    },
  } as const;
}
