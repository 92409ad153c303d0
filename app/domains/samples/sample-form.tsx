import { paths } from "~/kernel/paths";
import { selectedParameter } from "./sample-filter";

const formId = "sample-form";

/** The form of every button with `toSampleSubmit`: once on a page, since such a button may be inside another form. */
export function SampleForm() {
  return <form id={formId} action={paths.orderSamples} hidden />;
}

/**
 * Makes a button add a sample to the cart. Pressed before the page is hydrated, it leads to the sample board with that
 * sample selected, so that an early press is not lost.
 */
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
