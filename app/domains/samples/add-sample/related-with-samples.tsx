import type { StyleListItem } from "~/domains/catalog/style-index/indexed-style";
import { RelatedStyles } from "~/domains/catalog/style-page/related-styles";
import { CardSampleButton } from "./card-sample-button";

export function RelatedWithSamples({ styles }: { readonly styles: readonly StyleListItem[] }) {
  return <RelatedStyles styles={styles} renderActions={(style) => <CardSampleButton style={style} />} />;
}
