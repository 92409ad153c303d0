import { RichText } from "~/content/portable-text";
import type { Style } from "./style.schema";

/** What the shop says about a style: a few sentences, then its traits as a list. */
export function StyleWords({
  description,
  shortDescription,
}: Pick<Style, "description" | "shortDescription">) {
  return (
    <>
      {description ? <RichText value={description} className="mt-3 text-ink-soft" /> : null}
      {shortDescription ? <RichText value={shortDescription} className="text-sm" /> : null}
    </>
  );
}
