import { Button } from "~/ui/button";
import { useToast } from "~/ui/feedback/toast";
import { getSampleFinish } from "../sample-product";
import { additionMessages } from "../samples.messages";
import { toStoredSample } from "../selection/stored-samples";
import { useSamples } from "../selection/use-samples";

type SampleDoor = Parameters<typeof getSampleFinish>[0] & {
  readonly sample?: { readonly sku: string; readonly name: string } | undefined;
};
type AddSamplesButtonProps = { readonly doors: readonly SampleDoor[] };

/** A button that adds the samples of several doors to the cart; doors without a sample are skipped. */
export function AddSamplesButton({ doors }: AddSamplesButtonProps) {
  const { samples, add } = useSamples();
  const { show } = useToast();
  const doorsWithSamples = doors.flatMap((door) => (door.sample ? [{ door, sample: door.sample }] : []));
  if (doorsWithSamples.length === 0) return null;
  const areChosen = doorsWithSamples.every(({ sample: { sku } }) => samples?.some((one) => one.sku === sku));
  const addThem = () => {
    const additions = doorsWithSamples.map(({ door, sample: { name, sku } }) => {
      const result = add(toStoredSample({ name, sku, finish: getSampleFinish(door) }));
      return { result, message: additionMessages[result](name) };
    });
    const isNew = additions.some(({ result }) => result !== "already-chosen");
    show({
      message: additions.map(({ message }) => message).join(" "),
      messageType: isNew ? "success" : "warning",
    });
  };
  return (
    <Button icon={areChosen ? "check" : "plus"} onClick={addThem} className="needs-script self-start">
      {areChosen ? "In your samples" : doorsWithSamples.length > 1 ? "Order these doors" : "Order this door"}
    </Button>
  );
}
