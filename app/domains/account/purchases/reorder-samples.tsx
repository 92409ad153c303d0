import { useState } from "react";
import { sampleSkuPattern } from "~/domains/catalog/spreadsheet/style-patterns";
import type { OrderItem } from "~/domains/orders/order";
import { fetchSamples } from "~/domains/samples/cart/fetch-samples";
import { sampleMessages } from "~/domains/samples/samples.messages";
import { addSample } from "~/domains/samples/selection/sample-selection";
import { toStoredSample } from "~/domains/samples/selection/stored-samples";
import { paths } from "~/kernel/paths";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";

type ReorderOutcome =
  | { readonly kind: "added"; readonly addedCount: number; readonly unavailable: readonly string[] }
  | { readonly kind: "failed" };

type OrderedSample = { readonly sku: string; readonly name: string };

/** Returns whether an order line is a sample, by its SKU or its finish option. Lines of a quote have neither. */
export function isSampleLine({ sku, customOptions }: Pick<OrderItem, "sku" | "customOptions">): boolean {
  return sampleSkuPattern.test(sku) || customOptions.some(({ type }) => type === "color");
}

/** Puts the samples of an order into the cart again, if the shop still offers them. */
export function ReorderSamples({ items }: { readonly items: readonly OrderedSample[] }) {
  const [result, setOutcome] = useState<ReorderOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  if (items.length === 0) return null;
  const reorder = async () => {
    setBusy(true);
    setOutcome(await addAgain(items).catch(() => ({ kind: "failed" as const })));
    setBusy(false);
  };
  return (
    <div className="needs-script flex flex-col gap-3">
      <Button busy={busy} onClick={() => void reorder()}>
        Order these samples again
      </Button>
      <p role="status" className="max-w-prose text-sm text-ink-soft empty:hidden">
        <ReorderMessage result={result} />
      </p>
    </div>
  );
}

async function addAgain(items: readonly OrderedSample[]): Promise<ReorderOutcome> {
  const availableSamples = await fetchSamples(
    items.map(({ sku }) => sku),
    AbortSignal.timeout(15_000),
  );
  for (const sample of availableSamples) addSample(toStoredSample(sample));
  const unavailable = items.filter(({ sku }) => !availableSamples.some((sample) => sample.sku === sku));
  return {
    kind: "added",
    addedCount: availableSamples.length,
    unavailable: unavailable.map(({ name }) => name),
  };
}

function ReorderMessage({ result }: { readonly result: ReorderOutcome | null }) {
  if (result === null) return null;
  if (result.kind === "failed") return sampleMessages.notAdded;
  const { addedCount, unavailable } = result;
  return (
    <>
      {addedCount > 0 ? (
        <>
          {sampleMessages.inCart(addedCount)} <Link to={paths.checkout}>Check out</Link>{" "}
        </>
      ) : null}
      {unavailable.length > 0 ? sampleMessages.noLongerOffered(unavailable) : ""}
    </>
  );
}
