import { RichText } from "~/content/portable-text";
import type { Style } from "./style.schema";

type StyleWordsProps = { readonly text: Style["description"]; readonly className: string };

/** What the shop says about a style: its few sentences, or its traits as a list. */
export function StyleWords({ text, className }: StyleWordsProps) {
  return text ? <RichText value={text} className={className} /> : null;
}
