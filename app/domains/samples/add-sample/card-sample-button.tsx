import type { StyleListItem } from "~/domains/catalog/style-index/indexed-style";
import { useToast } from "~/ui/feedback/toast";
import { Icon } from "~/ui/icon";
import { getSampleFinish } from "../sample-product";
import { additionMessages } from "../samples.messages";
import { toStoredSample } from "../selection/stored-samples";
import { useSamples } from "../selection/use-samples";
import { toSampleSubmit } from "./sample-form";

type CardSampleButtonProps = { readonly style: StyleListItem };

/** A button on a style card that adds its sample to the cart. */
export function CardSampleButton({ style }: CardSampleButtonProps) {
  const { samples, add } = useSamples();
  const { show } = useToast();
  const { sample, title } = style;
  if (!sample) return null;
  const isChosen = samples?.some(({ sku }) => sku === sample.sku) ?? false;
  const addIt = () => {
    const { name, sku } = sample;
    const result = add(toStoredSample({ name, sku, finish: getSampleFinish(style) }));
    show({
      message: additionMessages[result](sample.name),
      messageType: result === "already-chosen" ? "warning" : "success",
    });
  };
  return (
    <button
      {...toSampleSubmit(sample.sku, addIt)}
      className="needs-script touch-target relative z-10 pointer-fine:min-h-8 gap-1.5 self-start text-sm font-medium underline decoration-brass underline-offset-4 hover:decoration-current"
    >
      <Icon name={isChosen ? "check" : "plus"} size="small" />
      {isChosen ? "In your samples" : "Add sample"}
      <span className="sr-only">: {title}</span>
    </button>
  );
}
