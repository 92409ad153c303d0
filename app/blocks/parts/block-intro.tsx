import { ReadMore } from "~/ui/content/read-more";
import { Title } from "~/ui/title";

type BlockIntroProps = {
  readonly block: { readonly title: string; readonly description?: string | null | undefined };
  /** Classes of the description: width, size and color. */
  readonly className?: string;
};

/** The title and description of a block; a long text is truncated (FMT-004). */
export function BlockIntro({ block, className = "max-w-prose text-lead text-ink-soft" }: BlockIntroProps) {
  return (
    <>
      <Title as="h2" size="section">
        {block.title}
      </Title>
      {block.description ? <ReadMore text={block.description} className={className} /> : null}
    </>
  );
}
