import { toPlainText } from "~/content/rich-text/plain-text";
import { RichText } from "~/content/rich-text/portable-text";
import type { PortableText } from "~/content/schemas";
import { productDescriptionLimit } from "~/kernel/text/text";
import { truncate } from "~/kernel/text/truncate";
import { classNames } from "~/ui/class-names";
import { ReadMoreToggle } from "~/ui/content/read-more";

type StyleDescriptionProps = { readonly text: PortableText | undefined; readonly className: string };

/**
 * The description of a style, truncated to 350 characters at a word boundary until it is expanded (FMT-005).
 */
export function StyleDescription({ text = [], className }: StyleDescriptionProps) {
  if (text.length === 0) return null;
  const fullText = toPlainText(text);
  const short = truncate(fullText, productDescriptionLimit);
  if (short === fullText) return <RichText value={text} className={className} />;
  return (
    <div className={classNames("unfolding", className)}>
      <p className="needs-script no-print max-w-prose">{short}</p>
      <RichText value={text} className="paper-only" />
      <ReadMoreToggle className="mt-2" />
    </div>
  );
}
