import { RichText } from "~/content/portable-text";
import type { PortableText } from "~/content/schemas";
import { ReadMoreList } from "~/ui/content/read-more";

type StylePointsProps = { readonly text: PortableText | undefined; readonly className: string };

/** A style in short: its points as a list, of which six are shown at first (FMT-006), and what else stands there. */
export function StylePoints({ text = [], className }: StylePointsProps) {
  const points = text.filter(isPoint);
  const words = text.filter((block) => !isPoint(block));
  if (text.length === 0) return null;
  return (
    <div className={className}>
      {words.length > 0 ? <RichText value={words} /> : null}
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
