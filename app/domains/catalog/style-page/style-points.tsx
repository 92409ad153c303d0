import { RichText } from "~/content/rich-text/portable-text";
import type { PortableText } from "~/content/schemas";
import { ReadMoreList } from "~/ui/content/read-more";

type StylePointsProps = { readonly text: PortableText | undefined; readonly className: string };

/**
 * The summary of a style as a list of which six items are visible at first (FMT-006), followed by other text.
 */
export function StylePoints({ text = [], className }: StylePointsProps) {
  const points = text.filter(isPoint);
  const paragraphs = text.filter((block) => !isPoint(block));
  if (text.length === 0) return null;
  return (
    <div className={className}>
      {paragraphs.length > 0 ? <RichText value={paragraphs} /> : null}
      {points.length > 0 ? (
        <ReadMoreList
          items={points.map((point) => ({
            key: point._key,
            content: <RichText value={[{ ...point, listItem: undefined }]} />,
          }))}
        />
      ) : null}
    </div>
  );
}

function isPoint(block: PortableText[number]): boolean {
  return "listItem" in block && typeof block.listItem === "string";
}
