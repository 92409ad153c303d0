import { useCallback, useState } from "react";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";
import type { SampleProduct } from "../cart/cart-line";
import { additionMessages, sampleMessageMs, sampleMessages } from "../samples.messages";
import { toStoredSample } from "../selection/stored-samples";
import { useSamples } from "../selection/use-samples";

export type ChoiceMessage = { readonly type: "success" | "error"; readonly lines: readonly string[] };

export type SampleChoice = {
  readonly isChosen: (sku: string) => boolean;
  readonly isInCart: (sku: string) => boolean;
  readonly toggle: (sku: string) => void;
  /** Selects several samples; unknown SKUs are ignored. */
  readonly tick: (skus: readonly string[]) => void;
  readonly chosenCount: number;
  readonly message: ChoiceMessage | null;
  /** Adds the selection to the cart, or shows what is missing (SMPL-012, SMPL-013). */
  readonly submit: () => void;
};

/**
 * Returns the samples selected on the sample list but not yet in the cart; a single sample is selected initially
 * (SMPL-012).
 */
export function useTickedSamples(samples: readonly SampleProduct[]): SampleChoice {
  const { samples: stored, add } = useSamples();
  const [chosen, setChosen] = useState<readonly string[]>(
    samples.length === 1 ? samples.map(({ sku }) => sku) : [],
  );
  const { message, show } = useExpiringMessage<ChoiceMessage>(sampleMessageMs);

  const toggle = useCallback(
    (sku: string) =>
      setChosen((skus) => (skus.includes(sku) ? skus.filter((other) => other !== sku) : [...skus, sku])),
    [],
  );
  const tick = useCallback(
    (wantedSkus: readonly string[]) =>
      setChosen((skus) => [
        ...skus,
        ...samples.map(({ sku }) => sku).filter((sku) => wantedSkus.includes(sku) && !skus.includes(sku)),
      ]),
    [samples],
  );
  const submit = useCallback(() => {
    const addedSamples = samples.filter(({ sku }) => chosen.includes(sku));
    if (addedSamples.length === 0) return show({ type: "error", lines: [sampleMessages.chooseOne] });
    setChosen([]);
    show({
      type: "success",
      lines: addedSamples.map((sample) => additionMessages[add(toStoredSample(sample))](sample.name)),
    });
  }, [samples, chosen, add, show]);

  return {
    isChosen: (sku) => chosen.includes(sku),
    isInCart: (sku) => stored?.some((sample) => sample.sku === sku) ?? false,
    toggle,
    tick,
    chosenCount: chosen.length,
    message,
    submit,
  };
}
