import { lazy, Suspense, useState } from "react";
import type { ContentImage } from "~/content/schemas";
import type { Cents } from "~/kernel/money/money";
import { Button } from "~/ui/button";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";
import { formatSamplePrice } from "../sample-price";
import {
  getCroppedImageUrl,
  samplePictureHeight,
  samplePictureWidth,
  toSampleFinish,
} from "../sample-product";
import { additionMessages, sampleMessageMs, sampleMessages } from "../samples.messages";
import { hasDifferentFinish, listFinishes, toStoredSample } from "../selection/stored-samples";
import { useSamples } from "../selection/use-samples";
import { toSampleSubmit } from "./sample-form";

const CartDrawer = lazy(() =>
  import("../cart/cart-drawer").then((module) => ({ default: module.CartDrawer })),
);

type ShownFinish = Parameters<typeof toSampleFinish>[0];

type AddSampleProps = {
  readonly sample:
    | {
        readonly sku: string;
        readonly name: string;
        readonly price: Cents;
        readonly image?: ContentImage | undefined;
      }
    | undefined;
  readonly finish: ShownFinish;
  /** The selected finishes of the other groups. */
  readonly otherFinishes: readonly ShownFinish[];
  readonly styleTitle: string;
};

/**
 * The button of a style page that orders the sample: beside the finishes, or a bar at the bottom on phones.
 */
export function AddSample({ sample, finish, otherFinishes, styleTitle }: AddSampleProps) {
  const { samples, add } = useSamples();
  const { message, show } = useExpiringMessage<string>(sampleMessageMs);
  const [cart, setCart] = useState<"never" | "open" | "closed">("never");
  if (!sample) return <p className="text-ink-soft">{sampleMessages.noSamplesForStyle}</p>;

  const { name, sku } = sample;
  const displayedSample = toSampleOfStyle(sample, finish, otherFinishes);
  const shownLabels = [finish, ...otherFinishes].map(({ label }) => label).join(", ");
  const storedSample = samples?.find((one) => one.sku === sku);
  const isChanged =
    storedSample !== undefined && hasDifferentFinish(storedSample, listFinishes(displayedSample));
  const isChosen = storedSample !== undefined && !isChanged;
  const addIt = () => show(additionMessages[add(displayedSample)](name));
  return (
    <section className="needs-script sample-bar" aria-label={`Sample of ${styleTitle}`}>
      <div className="flex items-center gap-4">
        {sample.image ? (
          <img
            src={getCroppedImageUrl(sample.image, samplePictureWidth * 2, samplePictureHeight * 2)}
            alt=""
            width={samplePictureWidth}
            height={samplePictureHeight}
            className="sample-thumb hidden bg-paper-deep object-cover sm:block"
          />
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <p className="truncate text-sm">
            <span className="font-medium">{shownLabels}</span>
            <span className="text-ink-soft">
              {" "}
              · {formatSamplePrice(sample.price, sample.name)} sample door, plus shipping
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              {...toSampleSubmit(sample.sku, addIt)}
              className="flex-1"
              icon={isChosen ? "check" : undefined}
            >
              {getButtonText(isChosen, isChanged, sample.price)}
            </Button>
            {storedSample ? (
              <Button variant="secondary" onClick={() => setCart("open")}>
                View cart
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <p aria-live="polite" className="mt-2.5 text-sm text-pine empty:hidden">
        {message}
      </p>
      {cart === "never" ? null : (
        <Suspense fallback={null}>
          <CartDrawer open={cart === "open"} onClose={() => setCart("closed")} />
        </Suspense>
      )}
    </section>
  );
}

function getButtonText(isChosen: boolean, isChanged: boolean, price: Cents): string {
  if (isChosen) return "In your samples";
  if (isChanged) return "Update your sample";
  return price === 0 ? "Add free sample" : "Add sample";
}

function toSampleOfStyle(
  { name, sku }: { readonly name: string; readonly sku: string },
  finish: ShownFinish,
  otherFinishes: readonly ShownFinish[],
) {
  return toStoredSample({
    name,
    sku,
    finish: toSampleFinish(finish),
    otherFinishes: otherFinishes.map(toSampleFinish),
  });
}
