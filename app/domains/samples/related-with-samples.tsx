import type { ShelfStyle } from "~/domains/catalog/listed-style";
import { RelatedStyles } from "~/domains/catalog/related-styles";
import { SampleOfCard } from "./sample-of-card";

/** Doors to look at next, each with its sample. */
export function RelatedWithSamples({ styles }: { readonly styles: readonly ShelfStyle[] }) {
  return <RelatedStyles styles={styles} renderActions={(style) => <SampleOfCard style={style} />} />;
}
