import { ReadMore } from "~/ui/content/read-more";
import { Title } from "~/ui/title";

type BlockIntroProps = {
  readonly block: { readonly title: string; readonly description?: string | null | undefined };
  /** The look of the description: how wide, how large, on which ground. */
  readonly className?: string;
};

/** The title of a block and what is said below it; a long text unfolds (FMT-004). */
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
